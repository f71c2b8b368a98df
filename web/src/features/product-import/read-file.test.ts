import { cellsOf } from '@wood-master/contract/product-columns'
import { describe, expect, it } from 'vitest'
import { product } from '#testing/factories.ts'
import { productsCsv } from './export-products.tsx'
import { fileChunks } from './import-form.tsx'
import { readFile } from './read-file.ts'

const read = (text: string) => readFile(new Blob([text]))

it('reads back exactly what was exported', async () => {
  const products = [
    product(),
    product({
      sku: 'LEG-1',
      name: '=SUM(A1); "quoted"',
      material: '-Oak',
      description: "Two\nlines; =1+1, and 'marks'\n@home",
      priceBreaks: [{ minQuantity: 48, price: 1.45 }],
      images: ['/a.webp', 'https://images.example/b.webp'],
    }),
  ]
  const found = await read(productsCsv(products))
  expect(found).toEqual({
    rows: products.map((one, index) => ({ row: index + 2, cells: cellsOf(one) })),
    unknownColumns: [],
  })
})

describe('a file of somebody’s own', () => {
  it('may have some columns, in any order and case, semicolons and blank lines', async () => {
    expect(await read('price;sku;Colour\n2.5;PEG\n;;\n3;LEG;red\n')).toEqual({
      rows: [
        { row: 2, cells: { price: '2.5', sku: 'PEG' } },
        { row: 4, cells: { price: '3', sku: 'LEG' } },
      ],
      unknownColumns: ['Colour'],
    })
  })

  it.each([
    ['SKU,Price,Price 2025\nPEG,12,9', ['Price 2025']],
    ['SKU,Price,price\nPEG,12,9', ['price']],
  ])('keeps to the first column of a name: %j', async (text, unknownColumns) => {
    expect(await read(text)).toEqual({
      rows: [{ row: 2, cells: { sku: 'PEG', price: '12' } }],
      unknownColumns,
    })
  })

  it.each([
    ['Name,Price\nPeg,2', 'The file has no column “SKU”.'],
    ['SKU,Price\n\n', 'The file has no rows below its headings.'],
    ['SKU,Price\nPEG,2\nLEG,3\npeg,4', 'Rows 2 and 4 have the same SKU, PEG. Remove one of them.'],
    [
      `SKU\n${'A\n'.repeat(5_001)}`,
      'The file has more than 5,000 rows. Split it and import one part after the other.',
    ],
  ])('is refused with the reason', async (text, problem) => {
    expect(await read(text)).toEqual({ problem })
  })
})

it('sends rows in parts that one call can carry', () => {
  const row = (number: number, description: string) => ({
    row: number,
    cells: { sku: `S-${number}`, description },
  })
  const short = Array.from({ length: 250 }, (_, index) => row(index, 'short'))
  expect(fileChunks(short).map(({ length }) => length)).toEqual([50, 50, 50, 50, 50])
  const long = Array.from({ length: 30 }, (_, index) => row(index, '木'.repeat(2_000)))
  const chunks = fileChunks(long)
  expect(chunks.flat()).toEqual(long)
  for (const chunk of chunks)
    expect(new TextEncoder().encode(JSON.stringify(chunk)).length).toBeLessThan(90_000)
})
