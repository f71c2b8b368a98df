import { decodedText } from '#lib/text/decoded-text.ts'

/** The rows of a spreadsheet's file as the shop reads lists: one line a row, tabs between the cells. */
export async function listOfFile(file: Blob): Promise<string> {
  const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()])
  const { data } = papa.parse<string[]>(decodedText(new Uint8Array(bytes)).trim(), {
    skipEmptyLines: 'greedy',
  })
  return data.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).join('\t')).join('\n')
}
