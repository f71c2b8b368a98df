import { limits } from '@wood-master/contract/limits'
import { columnNames } from '@wood-master/contract/product-columns'
import { newProduct } from '@wood-master/contract/products'
import { describe, expect, it } from 'vitest'
import { productsCsv } from './export-products.tsx'
import { fileChunks } from './import-form.tsx'
import { readFile, shortCell } from './read-file.ts'

it.each(['x', '木', '"', '\u0001', ';', '/a '])(
  'fits a row of nothing but %j into one call',
  async (sign) => {
    const cells = columnNames.map((column) => shortCell(column, sign.repeat(40_000)))
    const rows = [{ row: 5_001, cells: Object.fromEntries(columnNames.map((name, at) => [name, cells[at]])) }]
    expect(fileChunks(rows)).toEqual([rows])
    expect(new TextEncoder().encode(JSON.stringify({ rows })).length).toBeLessThan(
      limits.bodyKilobytes * 1024,
    )
  },
)

describe('a cell that is too long', () => {
  it.each(['name', 'description', 'sku', 'category', 'unit'] as const)('stays refused: %s', (column) => {
    const rule = newProduct.shape[column]
    const accepted = (text: string) => rule.safeParse(shortCell(column, text)).success
    const most = 'x'.repeat(lengths[column])
    expect(accepted(` ${most}\r\n`)).toBe(true)
    for (const text of [`${most}x`, `${most} and more`, `${most}\n\n\nx`, '\u0001'.repeat(9_000)])
      expect(accepted(text)).toBe(false)
  })

  it('stays refused: images', () => {
    const accepted = (text: string) =>
      newProduct.shape.images.safeParse(shortCell('images', text).split(' ')).success
    const longest = Array.from({ length: 8 }, (_, index) => `/${index}`.padEnd(limits.urlLength, '木'))
    expect(accepted(longest.join('  \n'))).toBe(true)
    for (const text of [
      `${longest.join(' ')} /ninth`,
      `${longest.join(' ')}x`,
      `/${'\u0001'.repeat(15_000)}`,
    ])
      expect(accepted(text)).toBe(false)
  })

  it.each(['price', 'priceBreaks', 'casePack'] as const)('is no number: %s', (column) => {
    expect(shortCell(column, '1'.repeat(5_000))).toMatch(/1…$/)
  })
})

const lengths = {
  name: limits.nameLength,
  description: limits.descriptionLength,
  sku: limits.skuLength,
  category: limits.categoryLength,
  unit: limits.unitLength,
}

it('is sent as a part like any other', async () => {
  const cells = columnNames.map(() => '木'.repeat(20_000))
  const [headings = ''] = productsCsv([]).split('\r\n')
  const read = await readFile(new Blob([`${headings}\r\n${cells.join(',')}`]))
  if ('problem' in read) throw new Error(read.problem)
  expect(new TextEncoder().encode(JSON.stringify({ rows: read.rows })).length).toBeLessThan(
    limits.bodyKilobytes * 1024,
  )
})
