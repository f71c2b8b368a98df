import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { cards, typeCard } from '../support/card.ts'
import { hold } from '../support/hold.ts'
import { test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'
import { call, newPerson, newProducts, ordersOf, type Person } from '../support/shop-api.ts'
import { fillLogin, signIn } from '../support/sign-in.ts'

const mostClicks = 14

/** Counts the clicks of a person's mouse, on the page and in the card's frame. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('noteClick', () => {
    clicks += 1
  })
  await page.addInitScript(() => {
    // `isTrusted`: what scripts click is no press of the mouse; `detail` is 0 for presses of a key.
    window.addEventListener(
      'click',
      (event) => {
        const note: unknown = Reflect.get(window, 'noteClick')
        if (event.isTrusted && event.detail > 0 && typeof note === 'function') note()
      },
      true,
    )
  })
  return () => clicks
}

async function onlyOrder(person: Person) {
  const orders = await ordersOf(person)
  expect(orders).toHaveLength(1)
  const [order] = orders
  if (!order) throw new Error('There is no order.')
  return order
}

test('eight products are ordered and paid in at most 14 clicks with one card entry', async ({ page }) => {
  const shopper = await newPerson('Clara Clicks')
  const { word, total } = await newProducts(8)
  await page.goto(`/products?q=${word}`)
  await page.getByRole('link', { name: 'Login' }).click()
  await fillLogin(page, shopper)
  await expect(page).toHaveURL(new RegExp(word))

  const clicks = await countClicks(page)
  // From here on every click counts.
  await page.reload()
  const adds = page.getByRole('button', { name: /^Add 5 to cart/ })
  await expect(adds).toHaveCount(8)
  for (let product = 8; product > 0; product -= 1) {
    await adds.first().click()
    await expect(adds).toHaveCount(product - 1)
  }
  await page.getByRole('link', { name: 'Cart, 8 products' }).click()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: "Let's Go" }).click()
  const cardNumber = page.frameLocator('iframe[title*="card" i]').locator('[name="cardnumber"]')
  await cardNumber.click()
  await typeCard(page, cards.pays)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  expect(clicks()).toBeLessThanOrEqual(mostClicks)
  expect(clicks()).toBeGreaterThan(8)

  const order = await onlyOrder(shopper)
  expect(order).toMatchObject({ state: 'paid', price: total, quantity: 40 })
  expect(order.lines).toHaveLength(8)
})

test('eight products are ordered and paid with the keyboard alone', async ({ page }) => {
  const shopper = await newPerson('Kay Board')
  const { skus, total } = await newProducts(8)
  const { keyboard } = page
  await signIn(page, shopper)
  await page.goto('/quick-order')
  await tabTo(page, page.getByLabel('SKU or name'))
  for (const sku of skus) {
    await keyboard.type(sku)
    await keyboard.press('Enter')
    await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByLabel('SKU or name')).toBeFocused()
  }
  const put = page.getByRole('button', { name: 'Put 8 lines into the cart' })
  await tabTo(page, put)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cart' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Check out' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check out' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Place order' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: "Let's Go" })).toBeFocused()
  await keyboard.press('Enter')

  const frame = page.frameLocator('iframe[title*="card" i]')
  await tabTo(page, frame.locator('[name="cardnumber"]'))
  await keyboard.type(cards.pays.replaceAll(' ', ''))
  await tabTo(page, frame.locator('[name="exp-date"]'))
  await keyboard.type('1234')
  await tabTo(page, frame.locator('[name="cvc"]'))
  await keyboard.type('123')
  const postal = frame.locator('[name="postal"]')
  if (await postal.isVisible()) {
    await tabTo(page, postal)
    await keyboard.type('12345')
  }
  await tabTo(page, page.getByRole('button', { name: /^Pay/ }))
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Payment Successful')
  expect(await onlyOrder(shopper)).toMatchObject({ state: 'paid', price: total })
})

test('a cart of somebody signed out comes along to check out, and its pages are accessible', async ({
  page,
}) => {
  const shopper = await newPerson('Gus Guest')
  const { word } = await newProducts(2)
  await page.goto(`/products?q=${word}`)
  await page
    .getByRole('button', { name: /^Add 5 to cart/ })
    .first()
    .click()
  // A press before the page's code is there is repeated by it.
  await expect(page.getByRole('button', { name: /^Add 5 to cart/ })).toHaveCount(1)
  await page.getByRole('button', { name: /^Add 5 to cart/ }).click()
  await page.reload()
  await page.getByRole('link', { name: 'Cart, 2 products' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: word })).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Check out' }).click()
  await fillLogin(page, shopper)
  await expect(page).toHaveURL(/checkout/)
  await expect(page.getByText('2 products', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Your order is placed')).toBeVisible()

  await page.goto('/dashboard/myOrders')
  await page
    .getByRole('heading', { name: /^No\. / })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible()
  await expectAccessible(page)
})

test('a press of Check out counts while a quantity that was just typed is being priced', async ({ page }) => {
  const shopper = await newPerson('Polly Press')
  const { all } = await newProducts(1)
  const lines = all.map(({ id }) => ({ productId: id, quantity: 5 }))
  await call('replaceCart', { token: shopper.token, body: { lines } })
  await signIn(page, shopper)
  await page.goto('/cart')
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('To pay')

  const release = await hold(page, '**/api/cart*')
  await page.getByRole('spinbutton', { name: /^Quantity of/ }).fill('6')
  await page.getByRole('button', { name: 'Check out' }).hover()
  await page.mouse.down()
  await expect(page.getByText('Updating price')).toBeVisible()
  await page.mouse.up()
  release()
  await expect(page.getByRole('heading', { name: 'Check out' })).toBeVisible()
  await expect.poll(async () => (await call('getCart', { token: shopper.token })).lines[0]?.quantity).toBe(6)
})

test.describe('without the network', () => {
  test.use({ provokes: ['unreachable'] })

  test('a change made offline is kept, shown in another tab, and sent later', async ({ page, context }) => {
    const shopper = await newPerson('Olga Offline')
    const { word } = await newProducts(1)
    await signIn(page, shopper)
    await page.goto(`/products?q=${word}`)
    await page.getByRole('button', { name: /^Add 5 to cart/ }).click()
    await page.getByRole('link', { name: 'Cart, 1 product' }).click()
    await expect(page.getByLabel('Summary')).toContainText('$')
    const other = await context.newPage()
    await other.goto('/cart')
    const quantity = (tab: Page) => tab.getByRole('spinbutton', { name: /^Quantity of/ })
    await expect(quantity(other)).toHaveValue('5')

    await context.setOffline(true)
    await page.getByRole('button', { name: /^One more/ }).click()
    await expect(page.getByText('The shop cannot be reached. Your changes are kept')).toBeVisible()
    await expect(quantity(page)).toHaveValue('6')
    await expect(quantity(other)).toHaveValue('6')
    await context.setOffline(false)
    await expect(page.getByText('The shop cannot be reached. Your changes are kept')).toHaveCount(0)
    await expect
      .poll(async () => (await call('getCart', { token: shopper.token })).lines[0]?.quantity)
      .toBe(6)
  })
})
