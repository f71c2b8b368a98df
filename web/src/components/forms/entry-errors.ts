import { ApiError, hasCode } from '#lib/api/api-error.ts'
import * as m from '#texts/forms.ts'

/** The error with what is wrong with an entry of a list said of the whole list, whose entries are typed into one field. */
export function withNamedEntries(error: unknown, list: string, entries: readonly string[]): unknown {
  if (!hasCode(error, 'invalid_request')) return error
  const { code, message, status, requestId } = error
  const fields: Record<string, string> = {}
  for (const [key, sentence] of Object.entries(error.fields)) {
    const [name, index] = key.split('.')
    const entry = name === list ? entries[Number(index)] : undefined
    if (entry === undefined) fields[key] = sentence
    else fields[list] ??= m.entryProblem({ entry, sentence })
  }
  return new ApiError(code, message, fields, status, requestId)
}
