import { ShopError } from '../../src/domain/errors.ts'

/** The code of the error that a rule throws, or 'allowed'; anything but a `ShopError` is thrown on. */
export function errorCodeOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    if (error instanceof ShopError) return error.code
    throw error
  }
  return 'allowed'
}
