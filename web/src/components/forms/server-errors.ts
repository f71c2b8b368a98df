import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorToast } from '#components/feedback/toast.tsx'
import { fieldErrors } from '#lib/api/field-errors.ts'

/** The paths of all fields, those in rows included: `priceBreaks.0.price`, and `priceBreaks` as a whole. */
function pathsOf(values: object, above = ''): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const path = `${above}${name}`
    return typeof value === 'object' && value !== null ? [...pathsOf(value, `${path}.`), path] : [path]
  })
}

/** Shows the server's messages beside their fields; true when a part concerns none. `bodyNames`: field to name in the body. */
export function placeServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  bodyNames: Partial<Record<Path<Values>, string>> = {},
): boolean {
  const formFields = pathsOf(form.getValues()) as Path<Values>[]
  const { fields, general } = fieldErrors(error, formFields, bodyNames)
  for (const field of formFields) {
    const message = fields[field]
    if (message) form.setError(field, { message })
  }
  return general
}

/** The same, with an error toast for what concerns no field. */
export async function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  bodyNames: Partial<Record<Path<Values>, string>> = {},
): Promise<void> {
  if (placeServerErrors(form, error, bodyNames)) await errorToast(error)
}
