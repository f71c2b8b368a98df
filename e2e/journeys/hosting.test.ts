import { expect, test } from '@playwright/test'

/** An hour, and a month in which a browser may show what it has while it asks again. */
const assetLife = 'public, max-age=3600, stale-while-revalidate=2592000'

test('pages are asked for anew, hashed files without asking for an hour, pictures for a week', async ({
  request,
}) => {
  const home = await request.get('/')
  expect(home.headers()['cache-control']).toBe('no-cache')
  const html = await home.text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? 'no script'
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? 'no style'
  for (const file of [script, style]) {
    const answer = await request.get(file)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe(assetLife)
  }
  for (const path of ['/login', '/purchase/any', '/dashboard/myOrders', '/app.html']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['cache-control']).toBe('no-cache')
  }
})

test('every page carries the security headers', async ({ request }) => {
  for (const path of ['/', '/login', '/nope']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toContain('max-age=')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
  }
})

test('what is not there is a 404, on the page and in the answer', async ({ page, request }) => {
  for (const path of ['/nope', '/assets/nope.js', '/pictures/nope.avif', '/dashboards']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    // A release that is rolled back brings such a file back: nobody may remember for long that it was gone.
    expect(answer.headers()['cache-control']).not.toMatch(/immutable|max-age=\d{6,}/)
  }
  expect((await request.get('/api/nope')).status()).toBe(404)
  const answer = await page.goto('/nope')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page Not Found').first()).toBeVisible()
})

test('the health of the shop is told with its parts', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({
    status: 'ok',
    commit: expect.any(String),
    parts: { firestore: { status: 'ok' }, stripe: { status: 'ok' } },
  })
})
