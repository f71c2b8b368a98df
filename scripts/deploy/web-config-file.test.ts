import { describe, expect, test } from 'vitest'
import { readSdkConfig, requirePublishable, webConfigText } from './web-config-file.ts'

const sdkConfig = {
  apiKey: 'key',
  authDomain: 'shop-1.firebaseapp.com',
  projectId: 'shop-1',
  appId: '1:2:web:3',
}

describe("the site's web configuration", () => {
  test("is written from the project's own", () => {
    const config = readSdkConfig({ sdkConfig, fileName: 'google-config.js' })
    expect(
      webConfigText(config, { stripeKey: 'pk_live_1', site: 'https://shop.test' }).split('\n').slice(1),
    ).toEqual([
      'VITE_FIREBASE_API_KEY=key',
      'VITE_FIREBASE_AUTH_DOMAIN=shop-1.firebaseapp.com',
      'VITE_FIREBASE_PROJECT_ID=shop-1',
      'VITE_STRIPE_PUBLISHABLE_KEY=pk_live_1',
      'VITE_SITE_URL=https://shop.test',
      '',
    ])
  })

  test('needs a web app, and accepts only a publishable key', () => {
    expect(() => readSdkConfig({})).toThrow('apps:create WEB')
    expect(() => requirePublishable('sk_live_1')).toThrow('Only that one may reach the browser')
    expect(() => requirePublishable(undefined)).toThrow('--stripe-key')
    expect(requirePublishable('pk_test_1')).toBe('pk_test_1')
  })
})
