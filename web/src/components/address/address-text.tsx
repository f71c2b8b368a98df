import type { Address } from '@wood-master/contract/address-format'
import { addressLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/address.ts'

export function AddressText({ address }: { address: Address }) {
  const facts = [
    [m.phone(), address.phone],
    [m.taxNumber(), address.taxNumber],
  ].filter(([, fact]) => fact)
  return (
    <address className="wrap-anywhere not-italic">
      {addressLines(address).map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
      {facts.map(([name, fact]) => (
        <span key={name} className="block text-base-content/75 text-sm">
          {name} <bdi dir="ltr">{fact}</bdi>
        </span>
      ))}
    </address>
  )
}
