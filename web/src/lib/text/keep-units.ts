/** A name whose measures stay on one line: "Dovetail Saw 250 mm" never breaks before "mm". For showing, not for sending. */
export function keepUnits(name: string): string {
  return name.replace(/(\d) (mm|cm|m|g|kg|ml|l)\b/g, '$1\u00a0$2')
}
