import { limits } from '@wood-master/contract/limits'
import { type FormEvent, useState } from 'react'
import { NearestQuantities } from '#components/forms/nearest-quantities.tsx'
import { Button } from '#components/ui/button.tsx'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/quick-order.ts'
import type { OrderListLine, Suggestion } from './order-list.ts'

interface RefusedLineProps {
  line: OrderListLine
  onTakeQuantity: (quantity: number) => void
  /** The line has its product and its quantity now, and is to be read again. */
  onReread: (product: Suggestion, quantity: number) => Promise<void>
  onLeaveOut: () => void
}

function AskQuantity({ of, onSay }: { of: string; onSay: (quantity: number) => void }) {
  const [typed, setTyped] = useState('')
  const say = (event: FormEvent) => {
    event.preventDefault()
    const quantity = Number(typed)
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= limits.maxQuantity) onSay(quantity)
  }
  return (
    <form onSubmit={say} noValidate className="flex gap-2">
      <input
        type="number"
        inputMode="numeric"
        min={1}
        aria-label={m.quantityOfOf({ of })}
        className="input h-9 w-24"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="plain" className="btn-sm text-sm min-h-9">
        {m.set()}
      </Button>
    </form>
  )
}

/** A line that orders nothing yet: what was written, why it cannot be taken, and what is near. */
export function RefusedLine({ line, onTakeQuantity, onReread, onLeaveOut }: RefusedLineProps) {
  const { input, problem, productId, sku, name, quantity } = line
  const [meant, setMeant] = useState<Suggestion>()
  const product = meant ?? (productId && sku && name ? { productId, sku, name } : undefined)
  const suggestions = problem?.suggestions ?? []
  const asksQuantity = product && (quantity === undefined || meant)

  const mean = (suggestion: Suggestion) => {
    if (quantity === undefined) setMeant(suggestion)
    else void onReread(suggestion, quantity)
  }

  return (
    <li
      ref={keepFocus}
      className="flex flex-col gap-2 border-base-300 border-t py-3"
      data-refused={problem?.code}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-semibold">{input.replaceAll('\t', ' · ')}</p>
          <p className="text-error text-sm">{meant ? m.quantityMissing() : problem?.message}</p>
        </div>
        <Button look="quiet" className="btn-sm text-sm min-h-9 shrink-0" onClick={onLeaveOut}>
          {m.leaveOut()}
          <span className="sr-only"> {input}</span>
        </Button>
      </div>
      {!meant && suggestions.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm">{m.didYouMean()}</span>
          {suggestions.map((suggestion) => (
            <button
              key={suggestion.productId}
              type="button"
              className="btn btn-sm text-sm h-auto min-h-9 border-base-content/60 bg-base-100 py-1 text-left hover:bg-base-300"
              onClick={() => mean(suggestion)}
            >
              {suggestion.sku} · {suggestion.name}
            </button>
          ))}
        </div>
      )}
      <NearestQuantities
        quantities={problem?.quantities ?? []}
        of={name ?? input}
        onChoose={onTakeQuantity}
      />
      {asksQuantity && <AskQuantity of={product.name} onSay={(said) => void onReread(product, said)} />}
    </li>
  )
}
