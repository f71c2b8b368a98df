import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorToast } from '#components/feedback/toast.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import { fieldErrors } from '#lib/api/field-errors.ts'

/** The paths of all fields, those in rows included: `priceBreaks.0.price`, and `priceBreaks` as a whole. */
function pathsOf(values: object, above = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const path = `${above}${name}`
    return typeof value === 'object' && value !== null ? [...pathsOf(value, `${path}.`), path] : [path]
  })
}

/** `bodyNames`: field to name in the body, where they differ. */
type Failed<Values extends FieldValues> = [
  form: UseFormReturn<Values>,
  error: unknown,
  bodyNames?: Partial<Record<Path<Values>, string>> | undefined,
]

/** Shows the server's messages beside their fields and moves the focus to the first; true when a part concerns none. */
export function placeServerErrors<Values extends FieldValues>(
  ...[form, error, bodyNames]: Failed<Values>
): boolean {
  const formFields = pathsOf(form.getValues()) as Path<Values>[]
  const { fields, general } = fieldErrors(error, formFields, bodyNames)
  const wrong = formFields.filter((field) => fields[field])
  // The first gets the focus, as with what the page itself finds wrong: it may be off the screen.
  for (const field of wrong) {
    form.setError(field, { message: fields[field] ?? '' }, { shouldFocus: field === wrong[0] })
  }
  return general
}

/** The same, with what concerns no field as the error of the form itself. */
export function keepServerErrors<Values extends FieldValues>(...failed: Failed<Values>): void {
  const [form, error] = failed
  if (placeServerErrors(...failed)) form.setError('root', { message: errorSentence(error) })
}

/** The same, with an error toast for what concerns no field. */
export async function showServerErrors<Values extends FieldValues>(...failed: Failed<Values>): Promise<void> {
  if (placeServerErrors(...failed)) await errorToast(failed[1])
}

interface SubmitOptions<Values extends FieldValues> {
  bodyNames?: Failed<Values>[2]
  /** What concerns no field becomes the error of the form itself, instead of a toast. */
  keep?: boolean
}

/** How a form is submitted: by `send`; what that throws is shown in the form. */
export const submitBy = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<unknown>,
  { bodyNames, keep = false }: SubmitOptions<Values> = {},
) =>
  form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      await (keep ? keepServerErrors : showServerErrors)(form, error, bodyNames)
    }
  })
