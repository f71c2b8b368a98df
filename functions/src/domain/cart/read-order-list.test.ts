import { describe, expect, it } from 'vitest'
import { linesOf, readingsOf, wholeNumber } from './read-order-list.ts'

describe('readingsOf', () => {
  it.each([
    ['LEG-OAK-720 12', 'LEG-OAK-720', '12'],
    ['12 x LEG-OAK-720', 'LEG-OAK-720', '12'],
    ['12x LEG-OAK-720', 'LEG-OAK-720', '12'],
    ['12 × LEG-OAK-720', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720 x12', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720 x 12', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720: 12', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720 = 12 pcs', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720 12 pieces', 'LEG-OAK-720', '12'],
    ['12 pcs of LEG-OAK-720', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720,12', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720, 12', 'LEG-OAK-720', '12'],
    ['12, LEG-OAK-720', 'LEG-OAK-720', '12'],
    ['12,1001', '1001', '12'],
    ['Shaker\u2028Peg 24', 'Shaker Peg', '24'],
    ['LEG-OAK-720;12', 'LEG-OAK-720', '12'],
    ['12;LEG-OAK-720', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720|12', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720\t12', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720\tTurned Table Leg\t12', 'LEG-OAK-720', '12'],
    ['1\tLEG-OAK-720\t12\t29.50', 'LEG-OAK-720', '12'],
    ['12\tLEG-OAK-720\t29.50', 'LEG-OAK-720', '12'],
    ['"LEG-OAK-720";"12"', 'LEG-OAK-720', '12'],
    ['"Bun Foot 75 mm, ""Cherry""";12', 'Bun Foot 75 mm, "Cherry"', '12'],
    ['Oak Dowel Rods 12 mm × 600 mm 24', 'Oak Dowel Rods 12 mm × 600 mm', '24'],
    ['24 Oak Dowel Rods 12 mm × 600 mm', 'Oak Dowel Rods 12 mm × 600 mm', '24'],
    ['24 x Shaker Peg 90 mm, Cherry', 'Shaker Peg 90 mm, Cherry', '24'],
    ['Shaker Peg 90 mm, Cherry, 24', 'Shaker Peg 90 mm, Cherry', '24'],
    ['LEG-OAK-720 -5', 'LEG-OAK-720', '-5'],
    ['LEG-OAK-720 2.5', 'LEG-OAK-720', '2.5'],
    ['1001 12', '1001', '12'],
    ['1001 12', '12', '1001'],
    ['٢٤ × LEG-OAK-720', 'LEG-OAK-720', '24'],
    ['LEG-OAK-720، ۱۲', 'LEG-OAK-720', '12'],
    ['LEG-OAK-720؛٢٤', 'LEG-OAK-720', '24'],
    ['\u2068LEG-OAK-720\u2069 24', 'LEG-OAK-720', '24'],
    ['LEG-OAK-720\u200f \u206824\u2069', 'LEG-OAK-720', '24'],
    ['\u2068LEG-OAK-720\u2069\t24\u061c', 'LEG-OAK-720', '24'],
    ['LEG-OAK-720', 'LEG-OAK-720', undefined],
    ['Cabinet Knobs 32 mm, Walnut', 'Cabinet Knobs 32 mm, Walnut', undefined],
  ])('of %j has %j and %j', (line, term, quantity) => {
    const expected = quantity === undefined ? { term } : { term, quantity }
    expect(readingsOf(line)).toContainEqual(expected)
  })

  it.each([
    ['LEG-OAK-720 12', 'LEG-OAK-720'],
    ['1\tLEG-OAK-720\t12\t29.50', '1'],
  ])('puts the likeliest of %j first', (line, term) => {
    expect(readingsOf(line)[0]?.term).toBe(term)
  })
})

describe('readingsOf a line that nobody would type', () => {
  const endings = ['', 'y', 'y\u2028z', '\u2028', '!1']
  const hostile = [
    ',',
    ' ',
    '\u2028',
    '1',
    '1,',
    ',1',
    '.',
    '-',
    'x ',
    ' x',
    '1 x ',
    '"',
    '=',
    ' pcs',
    '\n',
    '×',
  ]
  const lines = hostile.flatMap((part) =>
    endings.flatMap((end) => [`1${part.repeat(20_000)}${end}`, `y${part.repeat(20_000)}${end}`]),
  )

  it('ends, however long it is', () => {
    for (const line of lines) expect(readingsOf(line).length).toBeLessThan(40)
  })
})

describe('wholeNumber', () => {
  it.each([
    ['12', 12],
    ['+12', 12],
    ['012', 12],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1,234,567', 1_234_567],
    ['12.0', 12],
    ['12,00', 12],
    ['0', 0],
    ['-5', undefined],
    ['2.5', undefined],
    ['0,500', undefined],
    ['0.125', undefined],
    ['1,2,3', undefined],
    ['12.', undefined],
  ])('of %s is %s', (typed, number) => {
    expect(wholeNumber(typed)).toBe(number)
  })
})

it.each([
  ['LEG-1 4\nLEG-2 8', ['LEG-1 4', 'LEG-2 8']],
  ['LEG-1 4\r\n\r\n  \r\nLEG-2 8\r\n', ['LEG-1 4', 'LEG-2 8']],
  ['LEG-1 4\rLEG-2 8', ['LEG-1 4', 'LEG-2 8']],
  ['SKU\tQuantity\nLEG-1\t4', ['LEG-1\t4']],
  ['\nArticle no.;Product name;Qty\nLEG-1;Leg;4', ['LEG-1;Leg;4']],
  ['"SKU","Qty"\nLEG-1,4', ['LEG-1,4']],
  ['sku\nLEG-1 4', ['LEG-1 4']],
  ['Artikelnummer;Bezeichnung;Menge\nLEG-1;Bein;4', ['LEG-1;Bein;4']],
  ['Réf.;Désignation;Qté\nLEG-1;Pied;4', ['LEG-1;Pied;4']],
  ['الرمز\tالكمية\nLEG-1\t4', ['LEG-1\t4']],
  ['Parts 4\nLEG-1 4', ['Parts 4', 'LEG-1 4']],
  ['LEG-1 4\nSKU Quantity', ['LEG-1 4', 'SKU Quantity']],
  ['SKU Quantity', []],
  ['  \n\t\n', []],
  ['', []],
])('reads %j as %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})
