import { type ErrorBody, headers } from '@wood-master/contract/errors'
import { ApiError, messages } from './api-error.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'

function isErrorBody(value: unknown): value is ErrorBody {
  if (!isObject(value) || !('error' in value) || !isObject(value.error)) return false
  const { error } = value
  if (!('code' in error) || !isText(error.code)) return false
  if (!('message' in error) || !isText(error.message)) return false
  if ('requestId' in error && !isText(error.requestId)) return false
  return !('fields' in error) || (isObject(error.fields) && Object.values(error.fields).every(isText))
}

/** The JSON of a response; nothing when it is not JSON, as when a proxy responds instead of the API. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

function unreadable(response: Response): ApiError {
  const requestId = response.headers.get(headers.requestId) ?? undefined
  return new ApiError('unreadable', messages.unreadable, {}, response.status, requestId)
}

export async function readError(response: Response): Promise<ApiError> {
  const body = await readJson(response)
  if (!isErrorBody(body)) return unreadable(response)
  const { code, message, fields, requestId } = body.error
  const id = requestId ?? response.headers.get(headers.requestId) ?? undefined
  return new ApiError(code, message, fields, response.status, id, body.current)
}

/** The data of a successful response; types bind the server's handlers, so no schema library is needed. Throws `ApiError`. */
export async function readData<Data>(response: Response): Promise<Data> {
  const body = await readJson(response)
  if (!isObject(body)) throw unreadable(response)
  return body as Data
}

/** The items of a list's response, on the same terms. Throws `ApiError`. */
export async function readList<Item>(response: Response): Promise<Item[]> {
  const body = await readJson(response)
  if (!Array.isArray(body)) throw unreadable(response)
  return body
}
