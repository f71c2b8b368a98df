import { expect, type Locator } from '@playwright/test'
import { expectNoOverflow, narrowest } from '../support/accessible.ts'
import { accounts } from '../support/accounts.ts'
import { test } from '../support/journey.ts'
import { newWord } from '../support/new-word.ts'
import { call, newOrder, newPerson, newProduct, newProducts } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test('the key of the logo is set apart from its letters by the colour of the page, in the dark theme too', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/cart')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const key = page.getByRole('banner').getByRole('link', { name: 'Wood-Master' }).locator('path').last()
    const line = await key.evaluate((path) => getComputedStyle(path).stroke)
    const paper = await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor)
    expect(line).toBe(paper)
  }
})

for (const width of [768, 1280]) {
  test(`the button that adds a line stands beside its fields and stays there with an error, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { name } = await newProduct({ casePack: 4 })
    await page.goto('/quick-order')
    const add = page.getByRole('button', { name: 'Add', exact: true })
    const quantity = page.getByLabel('Quantity', { exact: true })
    // What is still being laid out may move between two looks.
    const expectBeside = () =>
      expect(async () => {
        const [button, field] = [await add.boundingBox(), await quantity.boundingBox()]
        if (!button || !field) throw new Error('Both are on the page.')
        expect(Math.abs(button.y - field.y)).toBeLessThanOrEqual(2)
        expect(Math.abs(button.height - field.height)).toBeLessThanOrEqual(4)
      }).toPass()
    await expectBeside()
    await page.getByLabel('SKU or name').fill(name)
    await page.getByLabel('SKU or name').press('Enter')
    await expect(quantity).toBeFocused()
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(page.getByRole('button', { name: 'Take 4' })).toBeVisible()
    await expectBeside()
  })
}

test('the menu marks My Orders on the page of an order as on its own', async ({ page }) => {
  const buyer = await newPerson('Mara Marked')
  const id = await newOrder(buyer, await newProduct())
  await signIn(page, buyer)
  // No colour is caught halfway to another.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const link = page.getByRole('complementary').getByRole('link', { name: 'My Orders' })
  const look = () => link.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.goto('/dashboard')
  const plain = await look()
  await page.goto('/dashboard/myOrders')
  await expect.poll(look).not.toBe(plain)
  const marked = await look()
  await page.goto(`/dashboard/myOrders/${id}`)
  await expect.poll(look).toBe(marked)
})

test('every line of the list is compact beside a price with breaks and the longest name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  // In the shop's own letters, which the first view has to do without, and any that they reach too late.
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('fonts'))
  const rows = page.locator('[data-product]')
  await expect(async () => {
    await page.goto('/products?q=leg&view=list')
    await expect(rows.filter({ hasText: 'Turned Table Leg 720 mm, Oak' })).toBeVisible()
    for (const row of await rows.all()) expect((await boxOf(row)).height).toBeLessThanOrEqual(44)
  }).toPass()
})

test('a product with a long name that may have been meant fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/quick-order')
  await page.getByLabel('Your list').fill('SPN-MPA-150 8')
  await page.getByRole('button', { name: 'Check the list' }).click()
  const meant = await boxOf(page.getByRole('button', { name: /^SPN-MAP-150 · Gallery Spindles/ }))
  expect(meant.x + meant.width).toBeLessThanOrEqual(390)
})

const boxOf = async (shown: Locator) => {
  const box = await shown.boundingBox()
  if (!box) throw new Error('It is on the page.')
  return box
}

test('the lines of a list and of the cart are compact, and what is pressed in them fits a thumb', async ({
  page,
}) => {
  const { word, skus } = await newProducts(3)
  const expectThumbs = async (rows: Locator) => {
    for (const control of await rows.locator('button, input, a.btn').all()) {
      const { width, height } = await boxOf(control)
      expect(Math.min(width, height), await control.innerHTML()).toBeGreaterThanOrEqual(44)
    }
  }
  const rowOf = (product: string) => page.getByRole('row').filter({ hasText: product })
  const line = page.getByRole('list', { name: 'Cart' }).getByRole('listitem')

  await page.goto(`/products?q=${word}&view=list`)
  await expect(rowOf(word)).toHaveCount(3)
  await rowOf(word).first().getByRole('button', { name: /^Add/ }).click()
  await expect(rowOf(word).first()).toContainText('5 in cart')
  expect((await boxOf(rowOf(word).first())).height).toBeLessThanOrEqual(44)
  await expect(rowOf(word).first().locator('img')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectThumbs(rowOf(word))
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.goto('/quick-order')
  await page.getByLabel('Your list').fill(skus.map((sku) => `${sku}\t6`).join('\n'))
  await page.getByRole('button', { name: 'Check the list' }).click()
  await expect(rowOf(word)).toHaveCount(3)
  expect((await boxOf(rowOf(word).first())).height).toBeLessThanOrEqual(56)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectThumbs(rowOf(word))
    await expectNoOverflow(page, width)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Put 3 lines into the cart' }).click()
  await expect(line).toHaveCount(3)
  await expect(line.first()).toContainText('Leaves')
  expect((await boxOf(line.first())).height).toBeLessThanOrEqual(64)
  await page.setViewportSize({ width: 320, height: 844 })
  await expectThumbs(line)
  await expectNoOverflow(page, 320)
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('the name of the shop does not break at its hyphen in a heading, 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/login', '/de/register', '/fr/myPortfolio', '/ar/login']) {
    await page.goto(path)
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const name = document.createRange()
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const at = texts.currentNode.nodeValue?.indexOf('Wood-Master') ?? -1
        if (at < 0) continue
        name.setStart(texts.currentNode, at)
        name.setEnd(texts.currentNode, at + 'Wood-Master'.length)
      }
      return new Set([...name.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, path).toBe(1)
  }
})

test('the long words of a German footer stay within the narrowest phone', async ({ page }) => {
  await page.setViewportSize(narrowest)
  await page.goto('/de/login')
  await expect(page.getByRole('link', { name: 'Verkaufsbedingungen' })).toBeAttached()
  await expectNoOverflow(page, narrowest.width)
})

test('nothing of a card or a line is cut off where its product costs five digits and has long words, also in Arabic', async ({
  page,
}) => {
  const priceBreaks = [{ minQuantity: 96, price: 91_234.56 }]
  const word = newWord()
  const name = `${word} ${'Handlaufverbinder'.repeat(2)} 12 mm × 600 mm`
  const sku = `${word}-quarter-sawn-newel-post-with-cap`.slice(0, 40)
  await newProduct({ name, sku, price: 98_765.43, priceBreaks })
  for (const width of [320, 360, 390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/products', '/ar/products', '/products?view=list']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}q=${word}`)
      await expect(page.getByRole('main')).toContainText('91,234.56')
      await expectNoOverflow(page, width)
    }
  }
})

test('a large sum in the cart stands beside its quantity and not above it', async ({ page }) => {
  const { id } = await newProduct({ price: 98_765.43, availableQuantity: 1_000 })
  const buyer = await newPerson('Larissa Large')
  await call('replaceCart', { token: buyer.token, body: { lines: [{ productId: id, quantity: 90 }] } })
  await signIn(page, buyer)
  await page.goto('/cart')
  const line = page.locator(`[data-line="${id}"]`)
  const [stepper, sum] = await Promise.all([
    line.getByRole('button', { name: /One more/ }).boundingBox(),
    line.getByText('$ 8,888,888.70/=').boundingBox(),
  ])
  if (!stepper || !sum) throw new Error('Both are on the page.')
  expect(sum.x).toBeGreaterThan(stepper.x + stepper.width)
})

test('an admin reaches all of the menu in a low window, and what is saved in one with every notice', async ({
  page,
}) => {
  const message = 'Buying is off until noon: the workshop is being swept, and every shelf of it is counted.'
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['de'] }))
  await page.route('**/api/settings*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), maintenance: { message } } })
  })
  await signIn(page, accounts.admin)
  const notice = page.getByRole('status').filter({ hasText: message })
  /** Nothing else lies on it, at any corner. */
  const isClear = (control: Locator) =>
    control.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [left + 4, right - 4].every((x) =>
        [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y))),
      )
    })
  for (const size of [
    { width: 1280, height: 720 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(size)
    for (const [path, save] of [
      ['/dashboard/addProduct', /^Save as draft/],
      ['/dashboard/productGrid', /^Save/],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })).toBeAttached()
      await expect(notice).toBeVisible()
      // Without a change there is nothing to save.
      if (path === '/dashboard/productGrid')
        await page
          .getByLabel(/^Price,/)
          .first()
          .fill('1.25')
      const button = page.getByRole('button', { name: save })
      await expect.poll(() => isClear(button), path).toBe(true)
      await expect.poll(() => isClear(notice), path).toBe(true)
    }
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  const menu = await boxOf(page.getByRole('complementary').filter({ has: page.getByRole('navigation') }))
  expect(menu.y + menu.height).toBeLessThanOrEqual(720)
})
