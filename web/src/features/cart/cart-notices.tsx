import { Button } from '#components/ui/button.tsx'
import { ApiError, errorSentence } from '#lib/api/api-error.ts'
import { dismissGone, refreshCart } from '#lib/cart/cart.ts'
import type { CartStatus } from '#lib/cart/cart-store.ts'
import * as m from '#texts/cart.ts'

const isAway = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

export function CartNotices({ status, gone }: { status: CartStatus; gone: string[] }) {
  return (
    <div role="status" className="mb-4 flex flex-col gap-3 empty:hidden">
      {status.state === 'failed' && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-warning/20 px-4 py-3">
          <p>{isAway(status.error) ? m.away() : errorSentence(status.error)}</p>
          <Button look="plain" small className="text-sm" onClick={() => void refreshCart()}>
            {m.tryAgain()}
          </Button>
        </div>
      )}
      {gone.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-box bg-base-200 px-4 py-3">
          <ul>
            {gone.map((name) => (
              <li key={name}>{m.gone({ name })}</li>
            ))}
          </ul>
          <Button look="plain" small className="text-sm" onClick={dismissGone}>
            {m.ok()}
          </Button>
        </div>
      )}
    </div>
  )
}
