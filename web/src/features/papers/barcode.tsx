import JsBarcode from 'jsbarcode'
import * as m from '#texts/papers.ts'

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
