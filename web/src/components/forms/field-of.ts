import {
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  type Validate,
} from 'react-hook-form'

/** Ties a field to its name, its error and its rule: what is wrong with what was typed, or true. */
export const fieldOf =
  <Values extends FieldValues>({ register, formState: { errors } }: UseFormReturn<Values>) =>
  <Name extends FieldPath<Values>>(
    name: Name,
    rule?: RegisterOptions<Values, Name> | Validate<FieldPathValue<Values, Name>, Values>,
  ): UseFormRegisterReturn<Name> & { error: string | undefined } => ({
    error: get<object, FieldError | undefined>(errors, name)?.message,
    ...register(name, typeof rule === 'function' ? { validate: rule } : rule),
  })

/** The rule of a field that must not stay empty. */
export const filled = (message: string) => (typed: string) => typed.trim() !== '' || message
