import { expect, onTestFinished, test, vi } from 'vitest'
import { signInAt } from './canary.ts'

test('signs in as the site does, whose key may be restricted to its domain', async () => {
  const asked: Request[] = []
  const answers = [{ apiKey: 'key-1' }, { idToken: 'token-1' }]
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    asked.push(new Request(...call))
    return Response.json(answers.shift())
  })
  onTestFinished(() => fetch.mockRestore())
  expect(await signInAt('https://shop.test', 'canary@shop.test', 'secret')).toBe('token-1')
  expect(asked.at(-1)?.url).toContain('key=key-1')
  expect(asked.at(-1)?.headers.get('referer')).toBe('https://shop.test/')
})
