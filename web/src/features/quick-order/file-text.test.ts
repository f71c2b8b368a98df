import { expect, it } from 'vitest'
import { listOfFile } from './list-reader.tsx'

const file = (text: string) => new Blob([text])

it.each([
  ['SKU,Quantity\r\nDWL-OAK-12,48\r\n', 'SKU\tQuantity\nDWL-OAK-12\t48'],
  ['SKU;Menge\nDWL-OAK-12;48\n\n;\n', 'SKU\tMenge\nDWL-OAK-12\t48'],
  ['"Leg 720 mm, Oak","12"\n', 'Leg 720 mm, Oak\t12'],
  ['\uFEFF"Say ""oak""",4', 'Say "oak"\t4'],
  ['DWL-OAK-12\t48', 'DWL-OAK-12\t48'],
  ['DWL-OAK-12;1,200\nPEG;2,000', 'DWL-OAK-12\t1,200\nPEG\t2,000'],
  ['Leg 720 mm, Oak, turned\t12\nPeg, Oak, 9 mm\t6', 'Leg 720 mm, Oak, turned\t12\nPeg, Oak, 9 mm\t6'],
  ['"Leg; Oak",12\n"Peg; Oak",6', 'Leg; Oak\t12\nPeg; Oak\t6'],
  ['PEG 6\nLeg 720 mm, Oak 12\nDWL-OAK-12 48', 'PEG 6\nLeg 720 mm, Oak 12\nDWL-OAK-12 48'],
  ['Leg 720 mm, Oak 12\nPeg 9 mm, Oak 6', 'Leg 720 mm, Oak 12\nPeg 9 mm, Oak 6'],
  ['12 x Leg 720 mm, Oak\r\n6 x Peg, Oak', '12 x Leg 720 mm, Oak\r\n6 x Peg, Oak'],
  ['DWL-OAK-12 48\nPEG 6', 'DWL-OAK-12 48\nPEG 6'],
])('reads %j', async (text, list) => {
  expect(await listOfFile(file(text))).toBe(list)
})
