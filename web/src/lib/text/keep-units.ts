/** A text whose units stay with their numbers: no line breaks inside "250 mm" or "$ 544/=". For display only. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (mm|cm|m|g|kg|ml|l)\b/g, '$1\u00a0$2').replace(/\$ (?=\d)/g, '$$\u00a0')
}
