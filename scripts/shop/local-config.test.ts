import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from './layout.ts'
import { localConfig, withLocalSources } from './local-config.ts'

const firebaseJson = readFileSync(fromRoot('firebase.json'), 'utf8')

describe('the configuration of the emulators', () => {
  test('adds local addresses to the directives for Stripe, the image host and sign-in, and to no other', () => {
    const policy = withLocalSources(
      "default-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self'; style-src 'self'",
    )
    expect(policy.split('; ').filter((directive) => directive.includes('http://'))).toEqual([
      "script-src 'self' http://localhost:4242 http://127.0.0.1:4242",
      "connect-src 'self' http://localhost:4242 http://127.0.0.1:4242 http://localhost:9099 http://127.0.0.1:9099",
      "frame-src 'self' http://localhost:4242 http://127.0.0.1:4242 http://localhost:9099 http://127.0.0.1:9099",
      "img-src 'self' http://localhost:4243 http://127.0.0.1:4243",
    ])
  })

  test('differs from production only in the policy and the UI', () => {
    const production = JSON.parse(firebaseJson)
    const local = localConfig(production, { ui: true })
    expect(local.emulators.ui.enabled).toBe(true)
    const closed = JSON.stringify(localConfig(production, { ui: false })).replaceAll(
      / http:\/\/[\w.]+:\d+/g,
      '',
    )
    expect(JSON.parse(closed)).toEqual(production)
  })

  test('production names no local address and allows no inline style, no eval and no framing by other sites', () => {
    expect(firebaseJson).not.toMatch(/localhost|127\.0\.0\.1|unsafe-/)
    expect(firebaseJson).toContain("frame-ancestors 'none'")
  })
})
