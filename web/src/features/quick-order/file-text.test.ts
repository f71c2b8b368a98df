import { expect, it } from 'vitest'
import { decodedText, listOfFile } from './file-text.ts'

const file = (text: string) => new Blob([text])

it.each([
  ['SKU,Quantity\r\nDWL-OAK-12,48\r\n', 'SKU\tQuantity\nDWL-OAK-12\t48'],
  ['SKU;Menge\nDWL-OAK-12;48\n\n;\n', 'SKU\tMenge\nDWL-OAK-12\t48'],
  ['"Leg 720 mm, Oak","12"\n', 'Leg 720 mm, Oak\t12'],
  ['\uFEFF"Say ""oak""",4', 'Say "oak"\t4'],
  ['DWL-OAK-12\t48', 'DWL-OAK-12\t48'],
  ['DWL-OAK-12 48\nPEG 6', 'DWL-OAK-12 48\nPEG 6'],
])('reads %j', async (text, list) => {
  expect(await listOfFile(file(text))).toBe(list)
})

it('reads the alphabets that spreadsheets save in', () => {
  expect(decodedText(new TextEncoder().encode('Bücher'))).toBe('Bücher')
  expect(decodedText(Uint8Array.from([0x42, 0xfc, 0x63, 0x68]))).toBe('Büch')
  expect(decodedText(Uint8Array.from([0xff, 0xfe, 0x42, 0x00, 0xfc, 0x00])).replace('\uFEFF', '')).toBe('Bü')
})
