import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { errorToast } from '#components/feedback/toast.tsx'
import { fieldErrors } from '#lib/api/field-errors.ts'

/**
 * Puts the server's messages beside the fields they are about. True when something remains to be said about the form as
 * a whole. `bodyNames` tells what the request's body calls a field that the form calls something else.
 */
export function placeServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  bodyNames: Partial<Record<Path<Values>, string>> = {},
): boolean {
  const formFields = Object.keys(form.getValues()) as Path<Values>[]
  const { fields, general } = fieldErrors(error, formFields, bodyNames)
  for (const field of formFields) {
    const message = fields[field]
    if (message) form.setError(field, { message })
  }
  return general
}

/** The same, with an error toast for what is about no field. */
export async function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  bodyNames: Partial<Record<Path<Values>, string>> = {},
): Promise<void> {
  if (placeServerErrors(form, error, bodyNames)) await errorToast(error)
}
