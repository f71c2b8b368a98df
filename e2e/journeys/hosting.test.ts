import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'

/** An hour, then a month in which a browser may show its copy while it revalidates. */
const assetLife = 'public, max-age=3600, stale-while-revalidate=2592000'

test('pages are always revalidated, and hashed files are cached for an hour', async ({ request }) => {
  const home = await request.get('/')
  expect(home.headers()['cache-control']).toBe('no-cache')
  const html = await home.text()
  const script = /data-files="(\/assets\/[^ "]+\.js)/.exec(html)?.[1] ?? 'no script'
  const app = await (await request.get('/app.html')).text()
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(app)?.[1] ?? 'no style'
  for (const file of [script, style]) {
    const response = await request.get(file)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe(assetLife)
  }
  for (const path of ['/login', '/purchase/any', '/dashboard/myOrders', '/app.html']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('no-cache')
  }
})

test('every page carries the security headers', async ({ request }) => {
  for (const path of ['/', '/login', '/nope', '/products', '/products/oak-dowel-rods']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  }
})

test('pages of an account have no part in the window that opened them', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['cross-origin-opener-policy']
  for (const path of ['/dashboard', '/dashboard/myOrders', '/cart', '/checkout', '/order/any']) {
    expect(await policyOf(path)).toBe('same-origin-allow-popups')
  }
  for (const path of ['/', '/products', '/products/oak-dowel-rods', '/blog', '/login']) {
    expect(await policyOf(path)).toBeUndefined()
  }
})

test('a page that changes with the shop lives for seconds in the CDN, and not at all in a browser', async ({
  request,
}) => {
  for (const path of ['/products', '/products/oak-dowel-rods']) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=50',
    )
  }
  expect((await request.get('/products/no-such-product')).status()).toBe(404)
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/products/oak-dowel-rods</loc>')
})

test('an unknown address is a 404, in the response and on the page', async ({ page, request }) => {
  for (const path of ['/nope', '/assets/nope.js', '/pictures/nope.avif', '/dashboards']) {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    // A rollback brings such a file back, so nothing may remember for a year that it was missing.
    expect(response.headers()['cache-control']).not.toMatch(/immutable|max-age=\d{8,}/)
  }
  expect((await request.get('/api/nope')).status()).toBe(404)
  const response = await page.goto('/nope')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page Not Found').first()).toBeVisible()
})

test('the health check reports the shop and its parts', async ({ request }) => {
  // A machine with every core at work may be too slow for it at times.
  await expect(async () => {
    const response = await request.get('/api/health')
    expect(response.status()).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'ok',
      commit: expect.any(String),
      parts: { firestore: { status: 'ok' }, stripe: { status: 'ok' } },
    })
  }).toPass()
})
