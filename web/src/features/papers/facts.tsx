export function Facts({ facts }: { facts: [name: string, value: string | undefined][] }) {
  return (
    <dl className="grid h-fit grid-cols-[auto_auto] gap-x-5 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="wrap-anywhere text-right font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export function EmptyBox() {
  return <span aria-hidden="true" className="inline-block size-4 border border-base-content" />
}

/** A SKU is read and typed in one piece: only a phone, which has no room, breaks it. */
export const skuCell = 'wrap-anywhere sm:whitespace-nowrap print:whitespace-nowrap'
