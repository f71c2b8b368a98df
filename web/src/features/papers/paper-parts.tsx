import JsBarcode from 'jsbarcode'
import type { ReactNode } from 'react'
import * as m from '#texts/papers.ts'

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

/** Numbers are read and typed in one piece, hyphens and all. */
export function Code({ children }: { children: string }) {
  return <bdi className="whitespace-nowrap">{children}</bdi>
}

/** Under the part of a paper's table on each of its sheets, which may come apart. */
export function SheetFoot({ number }: { number: string }) {
  return (
    <tfoot className="hidden text-sm print:table-footer-group">
      <tr>
        <td colSpan={4}>
          <Code>{m.numberLine({ number })}</Code>
        </td>
      </tr>
    </tfoot>
  )
}

/** A SKU is read and typed in one piece: only a narrow screen, which has no room, breaks it. */
export function Sku({ children }: { children: string | undefined }) {
  return <bdi className="wrap-anywhere lg:whitespace-nowrap print:whitespace-nowrap">{children}</bdi>
}

/** A column that phones have no room for. */
export const wideOnly = 'hidden sm:table-cell print:table-cell'

/** White beside the bars, in bars: scanners need ten. */
const quiet = 10
/** Code 128 has no other characters. */
const canBeDrawn = (text: string) => /^[\x20-\x7e]+$/.test(text)

/** The bars of a text, each as wide as `millimetres` or as the room allows. */
export function Barcode({ text, millimetres = 0.33 }: { text: string; millimetres?: number }) {
  if (!canBeDrawn(text)) return null
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, text, { format: 'CODE128' })
  const bars = (drawn.encodings ?? []).map(({ data }) => data).join('')
  const path = [...bars.matchAll(/1+/g)].map(
    ({ 0: { length }, index }) => `M${index + quiet} 0h${length}v1h-${length}z`,
  )
  const width = bars.length + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={m.barcodeOf({ text })}
      viewBox={`0 0 ${width} 1`}
      width={`${(width * millimetres).toFixed(1)}mm`}
      height="9mm"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="max-w-full bg-white text-black"
    >
      <path d={path.join('')} fill="currentColor" />
    </svg>
  )
}
