import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pictureFiles } from '#components/ui/picture.tsx'

/** The phone that the benchmark of pages measures with: CSS pixels, and pixels of the screen for each of them. */
const phone = { width: 412, density: 1.75 }
const budget = 150_000

const folder = fileURLToPath(new URL('../public', import.meta.url))

/** The bytes that the phone fetches for a picture: the first file that is as sharp as its screen, or nearly so. */
function bytesOf(src: string, widthShare: number): number {
  const wanted = phone.width * widthShare * phone.density
  const files = (pictureFiles(src)?.avif ?? '').split(', ').map((file) => file.split(' '))
  const [name] =
    files.find(([, width = '']) => Number.parseInt(width, 10) >= 0.95 * wanted) ?? files.at(-1) ?? []
  if (!name) throw new Error(`${src} is no picture of the shop's own.`)
  return statSync(folder + name).size
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
/** The first picture of each product, as cards show it; its further views have a number, or the word scale. */
const products = readdirSync(`${folder}/pictures/products`)
  .filter((name) => name.endsWith('-960.jpg') && !/-(\d|scale)-960\.jpg$/.test(name))
  .map((name) => `/pictures/products/${name}`)
/** The heaviest products of the shop at that size, so that the order in which they are sold makes no difference. */
const heaviest = (count: number, widthShare: number) =>
  products
    .map((src) => bytesOf(src, widthShare))
    .toSorted((one, other) => other - one)
    .slice(0, count)

/** As many products as the catalogue shows at first, of usual weight: nobody lists only the heaviest. */
const usual = (count: number, widthShare: number) => {
  const all = heaviest(products.length, widthShare)
  return [(sum(all) / all.length) * count]
}

const card = 0.45
const wholeWidth = 0.94
const gallery = 0.88

it('finds the pictures of the shop', () => {
  expect(products.length).toBeGreaterThan(30)
})

// For somebody who reads to the end: all cards of a list. What the first view asks for, e2e/journeys/first-load.test.ts counts.
it.each([
  ['/', [bytesOf('/pictures/scenes/hero-tall-960.jpg', wholeWidth), ...heaviest(6, card)]],
  ['/products', usual(12, card)],
  ['/products/{id}', [...heaviest(1, gallery), ...heaviest(6, card)]],
])('%s has at most 150 kB of pictures for a phone', (_, sizes) => {
  expect(sum(sizes)).toBeGreaterThan(0)
  expect(sum(sizes)).toBeLessThanOrEqual(budget)
})
