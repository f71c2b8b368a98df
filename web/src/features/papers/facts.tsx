import type { ReactNode } from 'react'

export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid h-fit grid-cols-[auto_auto] gap-x-5 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="wrap-anywhere text-end font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

export function EmptyBox() {
  return <span aria-hidden="true" className="inline-block size-4 border border-base-content" />
}

/** Numbers and SKUs are read and typed in one piece, hyphens and all. */
export function Code({ children }: { children: string }) {
  return <bdi className="whitespace-nowrap">{children}</bdi>
}

/** A SKU is read and typed in one piece: only a phone, which has no room, breaks it. */
export const skuCell = 'wrap-anywhere sm:whitespace-nowrap print:whitespace-nowrap'
