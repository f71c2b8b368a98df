/** A name whose units stay with their numbers: "Dovetail Saw 250 mm" never breaks before "mm". For display only. */
export function keepUnits(name: string): string {
  return name.replace(/(\d) (mm|cm|m|g|kg|ml|l)\b/g, '$1\u00a0$2')
}
