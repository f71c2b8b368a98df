import { ApiError } from './api-error.ts'

/** The error with the sentences of its fields in its message, for where those fields are not shown. */
export function withFieldSentences(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, message, fields, status, requestId } = error
  const sentences = Object.values(fields).map((sentence) => ` ${sentence}.`)
  return new ApiError(code, message + sentences.join(''), {}, status, requestId)
}

/** Assigns the server's messages to a form's fields; a name in `bodyNames` that ends with a dot gets the first message of that part or within. `general`: a part of it concerns none of them. */
export function fieldErrors<Field extends string>(
  error: unknown,
  formFields: readonly Field[],
  bodyNames: Partial<Record<Field, string>> = {},
) {
  const messages = error instanceof ApiError ? error.fields : {}
  const placed = formFields.flatMap((field): [Field, string][] => {
    const name = bodyNames[field] ?? field
    const key = name.endsWith('.') ? Object.keys(messages).find((each) => `${each}.`.startsWith(name)) : name
    const message = key && messages[key]
    return message ? [[field, message]] : []
  })
  const fields: Partial<Record<Field, string>> = {}
  for (const [field, message] of placed) fields[field] = message
  return { fields, general: placed.length === 0 || placed.length < Object.keys(messages).length }
}
