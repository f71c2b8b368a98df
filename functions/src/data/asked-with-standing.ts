import type { ErrorCode } from '@wood-master/contract/errors'
import { ShopError } from '../domain/shop-error.ts'
import type { UnpaidStanding } from '../domain/stock/unpaid-limits.ts'

interface Asking {
  /** The account as it is noted; absent where nothing limits it. */
  standing?: UnpaidStanding
  /** The account as it really stands, which costs reads. */
  verify: () => Promise<UnpaidStanding | undefined>
  /** Errors that may be due to what is noted and is over by now. */
  codes: readonly ErrorCode[]
}

/** What the rule makes of an account as it is noted; where that passes a limit, as it really stands. */
export async function askedWithStanding<Result>(
  rule: (known?: UnpaidStanding) => Result,
  { standing, verify, codes }: Asking,
): Promise<{ result: Result; known?: UnpaidStanding }> {
  try {
    return { result: rule(standing), known: standing }
  } catch (error) {
    if (!standing || !(error instanceof ShopError) || !codes.includes(error.code)) throw error
    const known = await verify()
    return { result: rule(known), known }
  }
}
