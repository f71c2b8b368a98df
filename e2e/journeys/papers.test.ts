import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow, narrowest } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { tornWords } from '../support/cut-texts.ts'
import { test } from '../support/journey.ts'
import { newWord } from '../support/new-word.ts'
import { call, newPaidOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

/** How many lines each place takes in which the code stands. */
const linesOf = (page: Page, code: string) =>
  page.evaluate((text) => {
    const lines: number[] = []
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.nodeValue?.indexOf(text) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + text.length)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
      if (tops.length > 0) lines.push(new Set(tops).size)
    }
    return lines
  }, code)

/** Where the text of a cell ends on the page; the cell itself is as wide as its column, wherever its text stands. */
const endOf = (cell: Locator) =>
  cell.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return Math.round(range.getBoundingClientRect().right)
  })

/** Sizes of the pages of a PDF, in whole millimetres. */
async function pageSizes(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, wide, high]) =>
    [wide, high].map((points) => Math.round((Number(points) / 72) * 25.4)).join(' x '),
  )
}

test('papers carry bars of numbers and SKUs, break no code, and fit the labels of thermal printers', async ({
  page,
}) => {
  const sku = `${newWord()}-PLY-BALTIC-BIRCH-450`
  const product = await newProduct({
    sku,
    name: `${newWord()} drawer of Baltic birch plywood with a long name`,
  })
  const buyer = await newPerson('Petra Paper')
  const ids: string[] = []
  for (let order = 0; order < 3; order += 1) ids.push(await newPaidOrder(buyer, product, 4))
  const first = await call('getOrder', { token: buyer.token, id: ids[0] ?? '' })
  await signIn(page, accounts.admin)
  const open = async (kind: string) => {
    await page.goto(`/dashboard/papers/${kind}?orders=${ids.join(',')}`)
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  }

  // The width of A4 within its margins, in CSS pixels.
  await page.setViewportSize({ width: 688, height: 970 })
  for (const kind of ['slips', 'pick-list', 'labels', 'invoices']) {
    await open(kind)
    await page.emulateMedia({ media: 'print' })
    const codes = kind === 'labels' ? [first.number] : [sku, first.number]
    for (const code of codes) {
      const lines = await linesOf(page, code)
      expect(lines.length, `${code} on ${kind}`).toBeGreaterThan(0)
      expect(new Set(lines), `${code} on ${kind}`).toEqual(new Set([1]))
    }
    await page.emulateMedia({ media: null })
  }

  await open('slips')
  const slip = page.getByRole('article', { name: `Packing slip of order ${first.number}` })
  await expect(slip.getByRole('img', { name: `Barcode of ${first.number}` })).toBeVisible()
  await expect(slip.getByRole('img', { name: `Barcode of ${sku}` })).toBeVisible()
  // The quantity stands alone under the end of its heading, where numbers of any length can be compared.
  const head = await endOf(slip.getByRole('columnheader', { name: 'Quantity' }))
  expect(await endOf(slip.getByRole('cell', { name: '4', exact: true }))).toBe(head)
  await expectAccessible(page)

  // A sheet of several papers names its own; 'sheet 1 of 3' would be the print job's, and true of none.
  const pageOf = (paper: Locator) => paper.evaluate((node) => getComputedStyle(node).getPropertyValue('page'))
  await page.emulateMedia({ media: 'print' })
  expect(await pageOf(slip)).toBe('one-of-several')
  await expect(slip.getByRole('rowgroup').last()).toHaveText(`No. ${first.number}`)
  await page.goto(`/dashboard/papers/slips?orders=${ids[0]}`)
  await expect(slip).toBeVisible()
  expect(await pageOf(slip)).toBe('auto')
  await page.emulateMedia({ media: null })

  await open('labels')
  const labels = page.getByRole('list', { name: 'Address labels' }).getByRole('listitem')
  await expect(labels).toHaveCount(3)
  await expect(labels.first()).toContainText('From: ')
  await expect(labels.first().getByRole('img', { name: `Barcode of ${first.number}` })).toBeVisible()
  await expectAccessible(page)
  for (const [size, millimetres] of [
    ['100 × 150 mm', '100 x 150'],
    ['4 × 6 in', '102 x 152'],
    ['62 × 100 mm', '62 x 100'],
  ] as const) {
    await page.getByLabel('Size').selectOption(size)
    expect(await pageSizes(page), size).toEqual([millimetres, millimetres, millimetres])
  }

  await page.setViewportSize(narrowest)
  for (const kind of ['invoices', 'pick-list']) {
    await open(kind)
    await expectNoOverflow(page, narrowest.width)
  }
  expect(await page.evaluate(tornWords)).toEqual([])
})

test('papers are in the language of their buyers, whoever prints them, and one print job', async ({
  page,
}) => {
  const product = await newProduct()
  const titles = {
    en: { slips: 'Packing slip', invoices: 'Invoice', labels: 'From' },
    de: { slips: 'Lieferschein', invoices: 'Rechnung', labels: 'Absender' },
    ar: { slips: 'قسيمة التعبئة', invoices: 'فاتورة', labels: 'المرسِل' },
  } as const
  const told = Object.keys(titles) as (keyof typeof titles)[]
  const ids: string[] = []
  for (const language of told) {
    const buyer = { ...(await newPerson(`Buyer ${language}`)), language }
    ids.push(await newPaidOrder(buyer, product, 4))
  }
  await signIn(page, accounts.admin)
  for (const [prefix, button] of [
    ['', 'Print'],
    ['/de', 'Drucken'],
  ] as const)
    for (const kind of ['slips', 'invoices', 'labels'] as const) {
      await page.goto(`${prefix}/dashboard/papers/${kind}?orders=${ids.join(',')}`)
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
      for (const language of told) {
        const paper = page.locator(`main [lang=${language}]`)
        await expect(paper).toContainText(titles[language][kind])
        await expect(paper).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        for (const other of told.filter((each) => each !== language))
          await expect(paper).not.toContainText(titles[other][kind])
      }
      if (kind === 'slips') expect(await pageSizes(page)).toHaveLength(3)
      if (prefix === '') await expectAccessible(page)
    }
})
