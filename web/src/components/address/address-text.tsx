import type { Address } from '@wood-master/contract/address-format'
import { addressLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/address.ts'

export function AddressText({ address }: { address: Address }) {
  const { phone, taxNumber } = address
  return (
    <address className="wrap-anywhere not-italic">
      {addressLines(address).map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
      {phone && (
        <span className="block text-base-content/75 text-sm">
          {m.phone()} <bdi dir="ltr">{phone}</bdi>
        </span>
      )}
      {taxNumber && (
        <span className="block text-base-content/75 text-sm">
          {m.taxNumber()} <bdi dir="ltr">{taxNumber}</bdi>
        </span>
      )}
    </address>
  )
}
