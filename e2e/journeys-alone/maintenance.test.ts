import { spawnSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { newPerson, newProduct } from '../support/shop-api.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ provokes: [/status of 503 /] })

const message = 'The workshop is being swept. Back at noon.'

/** Runs the operator's command; an instance picks the change up within ten seconds. */
function maintenance(...args: string[]): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'operate', 'maintenance', ...args],
    {
      encoding: 'utf8',
    },
  )
  expect({ status, stderr }).toMatchObject({ status: 0 })
}

/** What every instance of the API says; each remembers the switch for ten seconds, and calls at once meet them all. */
async function announced(): Promise<(string | undefined)[]> {
  const calls = Array.from({ length: 8 }, async () => {
    const response = await fetch(`${process.env.SHOP_URL ?? 'http://localhost:5000'}/api/settings`)
    const { maintenance } = (await response.json()) as { maintenance?: { message: string } }
    return maintenance?.message
  })
  // A connection that the emulator closed is asked again with the next look.
  return [...new Set(await Promise.all(calls).catch(() => ['no response']))]
}

test.afterEach(async () => {
  maintenance('off')
  await expect.poll(announced).toEqual([undefined])
})

test('while buying is off people can browse, see why and buy nothing, and afterwards they can buy again', async ({
  page,
}) => {
  const [person, product] = await Promise.all([newPerson('Morgan'), newProduct()])
  maintenance('on', '--message', message)
  await expect.poll(announced).toEqual([message])

  const bar = page.getByRole('status').filter({ hasText: message })
  for (const path of ['/', '/products']) {
    // The page may meet an instance that did not hear of it yet; whoever reloads meets the bar.
    await expect(async () => {
      await page.goto(path)
      await expect(bar).toBeVisible({ timeout: 3_000 })
    }).toPass()
  }
  await expect(page.getByRole('article').first()).toBeVisible()

  await signIn(page, person)
  const buy = page.getByRole('button', { name: /Place order|Order|Purchase/ })
  await expect(async () => {
    await page.goto(`/purchase/${product.id}`)
    await page.getByLabel(/Quantity/).fill('6')
    await buy.click()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  maintenance('off')
  await expect.poll(announced).toEqual([undefined])
  await expect(async () => {
    await page.goto(`/purchase/${product.id}`)
    await page.getByLabel(/Quantity/).fill('6')
    await buy.click()
    await expect(page.getByRole('dialog')).toContainText('Order Successful', { timeout: 5_000 })
  }).toPass()
  await expect(bar).toHaveCount(0)
})
