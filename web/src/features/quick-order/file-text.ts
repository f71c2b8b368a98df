/** The text of a file that a spreadsheet saved: UTF-8, UTF-16, or the old alphabet of Windows. */
export function decodedText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The rows of a spreadsheet's file as the shop reads lists: one line a row, tabs between the cells. */
export async function listOfFile(file: Blob): Promise<string> {
  const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()])
  const { data } = papa.parse<string[]>(decodedText(new Uint8Array(bytes)).trim(), {
    skipEmptyLines: 'greedy',
  })
  return data.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join('\t')).join('\n')
}
