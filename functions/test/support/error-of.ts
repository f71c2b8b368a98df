import { ShopError } from '../../src/domain/shop-error.ts'

/** The code that a rule refuses with, or 'allowed'; anything but a refusal is thrown on. */
export function refusalOf(deed: () => unknown): string {
  try {
    deed()
  } catch (error) {
    if (error instanceof ShopError) return error.code
    throw error
  }
  return 'allowed'
}
