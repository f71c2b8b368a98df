import { addressLines } from '#lib/text/address-lines.ts'
import * as m from '#texts/papers.ts'
import type { Invoice } from './papers-api.ts'

/** Lines of text, each on a line of its own. */
function Lines({ lines }: { lines: (string | undefined)[] }) {
  const said = lines.filter((line) => line !== undefined && line !== '')
  return said.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address have no other name, and never move.
    <span key={index} className="wrap-anywhere block">
      {line}
    </span>
  ))
}

export function SellerBlock({ seller }: Pick<Invoice, 'seller'>) {
  const { name, address, taxNumber, contact } = seller
  return (
    <div>
      <p className="font-serif text-2xl">{name}</p>
      <p className="text-sm">
        <Lines
          lines={[...address.split(/,\s*/), taxNumber && m.taxNumberTaxnumber({ taxNumber }), contact]}
        />
      </p>
    </div>
  )
}

export function BuyerBlock({ buyer }: Pick<Invoice, 'buyer'>) {
  const { name, email, address } = buyer
  const lines = address ? addressLines(address) : [name]
  return (
    <section aria-label={m.buyer()}>
      <p className="text-sm">{m.soldTo()}</p>
      <p className="font-semibold leading-snug">
        <Lines lines={lines} />
      </p>
      <p className="text-sm">
        <Lines
          lines={[address?.taxNumber && m.taxNumberTaxnumber({ taxNumber: address.taxNumber }), email]}
        />
      </p>
    </section>
  )
}
