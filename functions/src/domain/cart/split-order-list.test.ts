import { expect, it } from 'vitest'
import { linesOf } from './split-order-list.ts'

it.each([
  ['LEG-1 4\nLEG-2 8', ['LEG-1 4', 'LEG-2 8']],
  ['LEG-1 4\r\n\r\n  \r\nLEG-2 8\r\n', ['LEG-1 4', 'LEG-2 8']],
  ['LEG-1 4\rLEG-2 8', ['LEG-1 4', 'LEG-2 8']],
  ['SKU\tQuantity\nLEG-1\t4', ['LEG-1\t4']],
  ['\nArticle no.;Product name;Qty\nLEG-1;Leg;4', ['LEG-1;Leg;4']],
  ['"SKU","Qty"\nLEG-1,4', ['LEG-1,4']],
  ['sku\nLEG-1 4', ['LEG-1 4']],
  ['Parts 4\nLEG-1 4', ['Parts 4', 'LEG-1 4']],
  ['LEG-1 4\nSKU Quantity', ['LEG-1 4', 'SKU Quantity']],
  ['SKU Quantity', []],
  ['  \n\t\n', []],
  ['', []],
])('reads %j as %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})
