import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { tornWords } from '../support/cut-texts.ts'
import { hold } from '../support/hold.ts'
import { test } from '../support/journey.ts'
import { asheville, call, newOrder, newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('the catalogue begins with its products; filters open on a press, and by themselves where one is chosen', async ({
  page,
}) => {
  await page.goto('/products')
  const first = page.getByRole('article').first()
  const material = page.getByRole('navigation', { name: 'Materials' })
  await expect(material).toBeHidden()
  expect((await first.boundingBox())?.y).toBeLessThan(420)
  await page.getByText('Sort and filter', { exact: true }).click()
  await expect(page.getByLabel('In stock only')).toBeVisible()
  await expectAccessible(page)
  await material.getByRole('link').first().click()
  await expect(page).toHaveURL(/material=/)
  await page.reload()
  await expect(material).toBeVisible()
})

/** What is pressed or typed into, and is smaller than a thumb. */
const tooSmall = (page: Page) =>
  page
    .locator('button, a.btn, select, input:not([type=hidden], [type=checkbox], [type=radio], [type=file])')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect()
        const isShown = control.checkVisibility() && width > 1
        return isShown && Math.min(width, height) < 43.5 ? [control.outerHTML] : []
      }),
    )

test('what a buyer presses fits a thumb on every page, no word of an order is torn, and the footer ends with its last line', async ({
  page,
}) => {
  const buyer = await newPerson('Tom Thumb')
  const product = await newProduct({ casePack: 4, price: 9_876.54 })
  const order = await newOrder(buyer, product)
  await call('replaceCart', {
    token: buyer.token,
    body: { lines: [{ productId: product.id, quantity: 6 }] },
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, buyer)
  await page.setViewportSize({ width: 360, height: 780 })
  const paths = [
    '/products',
    `/products/${product.id}`,
    '/quick-order',
    '/cart',
    '/checkout',
    `/order/${order}`,
    '/dashboard',
    '/dashboard/myOrders',
    `/dashboard/myOrders/${order}`,
  ]
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tooSmall(page), path).toEqual([])
    if (path.endsWith(order)) expect(await page.evaluate(tornWords), path).toEqual([])
    const last = page.getByText(/^Copyright ©/)
    const below = await last.evaluate((line) => {
      const text = document.createRange()
      text.selectNodeContents(line)
      return document.documentElement.scrollHeight - scrollY - text.getBoundingClientRect().bottom
    })
    // The bar with price and button covers the end of a product's page.
    if (path !== `/products/${product.id}`) expect(below, path).toBeLessThan(40)
  }
})

test('nothing that takes the focus lies behind the bar with price and button', async ({ page }) => {
  const { id } = await newProduct()
  await page.goto(`/products/${id}`)
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  const hidden = await page.getByRole('contentinfo').evaluate((footer) =>
    [...footer.querySelectorAll('a')].flatMap((link) => {
      link.focus()
      const { x, bottom } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(x + 2, bottom - 2)) ? [] : [link.textContent]
    }),
  )
  expect(hidden).toEqual([])
})

test('Tab goes through the navbar in the order in which it is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, await newPerson('Tara Tab'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cart')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Account of Tara Tab' })).toBeVisible()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  const places: number[] = []
  await banner.getByRole('link').first().focus()
  for (const _ of ['cart', 'account', 'menu']) {
    await page.keyboard.press('Tab')
    places.push((await page.locator(':focus').boundingBox())?.x ?? Number.NaN)
  }
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

test('a slow page shows its parts as skeletons before its code and its data are there', async ({ page }) => {
  const buyer = await newPerson('Sally Slow')
  await newOrder(buyer, await newProduct())
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, buyer)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/dashboard/myOrders', '/cart', '/quick-order', '/checkout']) {
    const releaseCode = await hold(page, /\/assets\/.*\.js$/)
    const releaseData = await hold(page, /\/api\//)
    await page.goto(path, { waitUntil: 'commit' })
    const skeleton = page.locator('main .skeleton').first()
    await expect(skeleton, path).toBeInViewport()
    await expect(page.locator('main .spinner')).toHaveCount(0)
    releaseCode()
    releaseData()
    await expect(skeleton, path).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('what is pressed stays in its place while prices, tax and delivery are worked out', async ({ page }) => {
  const buyer = await newPerson('Stella Still', { addressed: false })
  const product = await newProduct({ price: 20 })
  const body = { ...asheville, region: undefined, city: 'Oslo', postalCode: '0155', country: 'NO' }
  await call('addAddress', { token: buyer.token, body })
  const lines = [{ productId: product.id, quantity: 6 }]
  await call('replaceCart', { token: buyer.token, body: { lines } })
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, buyer)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, pressed] of [
    ['/cart', 'Check out'],
    ['/checkout', 'Place order'],
  ] as const) {
    const waiting = [await hold(page, '**/api/tax-rates*'), await hold(page, '**/api/delivery/quote*')]
    const asked = page.waitForRequest('**/api/delivery/quote*')
    await page.goto(path)
    await asked
    const button = page.getByRole('button', { name: pressed })
    const place = async () => (await button.boundingBox())?.y ?? 0
    const before = await place()
    for (const release of waiting) release()
    await expect(page.getByText('To pay').first()).toBeVisible()
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    expect(Math.abs((await place()) - before), path).toBeLessThan(2)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('neither the cart in the navbar nor the buttons of a dialog move once they can be pressed', async ({
  page,
}) => {
  const buyer = await newPerson('Sten Still')
  const product = await newProduct()
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, buyer)
  const cart = page.getByRole('link', { name: 'Cart, empty' })
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const releaseCode = await hold(page, /\/assets\/.*\.js$/)
    await page.goto('/blog', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const signedOut = await cart.boundingBox()
    releaseCode()
    await expect(page.getByRole('button', { name: /Sten Still/ })).toBeVisible()
    expect(await cart.boundingBox(), `${width} px`).toEqual(signedOut)
    await page.unrouteAll({ behavior: 'wait' })
  }

  await page.goto(`/purchase/${product.id}`)
  await page.getByRole('button', { name: 'Place order' }).click()
  const go = page.getByRole('button', { name: "Let's Go" })
  await expect(go).toBeVisible()
  // Opened anew: what it opens with may be over by now.
  const [opening, open] = await go.evaluate((button) => {
    const dialog = button.closest<HTMLElement>('[role="dialog"]')
    if (!dialog) throw new Error('The button is in no dialog.')
    const place = () => button.getBoundingClientRect().toJSON()
    dialog.style.animation = 'none'
    const after = place()
    dialog.style.animation = ''
    const [opens] = dialog.getAnimations()
    if (!opens) throw new Error('The dialog opens without an animation.')
    opens.pause()
    return [place(), after]
  })
  expect(opening).toEqual(open)
})

test('nothing of the payment page of an order without an address moves or is refused while its rates come', async ({
  page,
}) => {
  const buyer = await newPerson('Stan Still')
  const product = await newProduct({ price: 20 })
  const lines = [{ productId: product.id, quantity: 6 }]
  await call('replaceCart', { token: buyer.token, body: { lines } })
  const { insertedId } = await call('orderCart', { token: buyer.token, body: { key: randomUUID() } })
  await page.setViewportSize({ width: 1280, height: 900 })
  await signIn(page, buyer)
  await page.setViewportSize({ width: 412, height: 823 })
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  const releaseQuote = await hold(page, '**/api/delivery/quote*')
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const total = Number(document.documentElement.dataset.shift ?? 0)
      const more = list.getEntries().map((entry) => ('value' in entry ? Number(entry.value) : 0))
      document.documentElement.dataset.shift = String(more.reduce((sum, value) => sum + value, total))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const asked = page.waitForRequest('**/api/delivery/quote*')
  await page.goto(`/order/${insertedId}`)
  await asked
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  releaseQuote()
  await expect(page.getByRole('radio', { name: /carrier/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Deliver here' })).toBeEnabled()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.005)
  expect(refused).toEqual([])
})
