/** A text whose units stay with their numbers: no line breaks inside "8 × 250 mm" or after the × of "12 mm × 600 mm", in "bundle of 12" or "$ 544/=". For display only. */
export function keepUnits(text: string): string {
  return text.replace(
    /(\d) (?=(?:mm|cm|m|g|kg|ml|l|مم|سم|م|غ|كغ|مل|ل)(?!\p{L})|× \d)|(\S) (?=\d+$)|([×$]) (?=\d)/gu,
    '$1$2$3\u00a0',
  )
}
