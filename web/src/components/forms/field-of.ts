import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form'

/** Ties a field to its name, its rule and its error. */
export type FieldOf<Values extends FieldValues> = <Name extends FieldPath<Values>>(
  name: Name,
  rule?: RegisterOptions<Values, Name>,
) => UseFormRegisterReturn<Name> & { error: string | undefined }

export function fieldOf<Values extends FieldValues>({
  register,
  formState: { errors },
}: UseFormReturn<Values>): FieldOf<Values> {
  return (name, rule) => ({
    error: get<object, FieldError | undefined>(errors, name)?.message,
    ...register(name, rule),
  })
}
