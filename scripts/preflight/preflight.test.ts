import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, calls } from '@wood-master/contract/calls'
import { type CallName, routes } from '@wood-master/contract/routes'
import { startPaperTill } from 'paper-till'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { handledEvents } from '../../functions/src/gateways/stripe-payments.ts'
import { awaitHealthy, smoke } from '../deploy/live-site.ts'
import { fromRoot } from '../shop/layout.ts'
import { readEnvFile } from '../shop/project-files.ts'
import { checkNames, inspect } from './checks.ts'
import { targetOf } from './finding.ts'
import { deployedKeyFindings, offlineKeyFindings, requireOfflineKeys } from './keys.ts'
import { projectFindings, treeFindings, webConfigFindings } from './local-findings.ts'
import { parameterFindings, parameterNames } from './parameter-check.ts'
import {
  accountFindings,
  emailsInAddresses,
  hostingFindings,
  indexFindings,
  listEndpoints,
  requestLogFindings,
  secretFindings,
  serviceAccountFindings,
  taxFindings,
  webhookFindings,
} from './remote-findings.ts'

const production = {
  projectId: 'shop-1',
  site: 'https://shop.test',
  testKeys: false,
  dirty: false,
  unpinned: false,
}
const staging = { ...production, testKeys: true }
/** The database that the rules and indexes go to. */
const ruled = '(default)'
/** The example with the lines filled in that every shop has to fill in. */
const ownParameters = () => ({
  ...readEnvFile(fromRoot('functions', '.env.example')),
  MAIL_FROM: 'Wood-Master <shop@shop.test>',
  SELLER_ADDRESS: '1 Mill Lane, 12345 Woodford, USA',
  SITE_URL: production.site,
})
const problems = (findings: { problem: string }[]) => findings.map(({ problem }) => problem).join('\n')

describe('the target', () => {
  test("has the address that the project's parameters name, or the project's own", () => {
    const siteOf = (SITE_URL: string) => targetOf({ project: 'shop-2' }, () => ({ SITE_URL })).site
    expect(siteOf('https://shop.test')).toBe('https://shop.test')
    expect(siteOf('')).toBe('https://shop-2.web.app')
    expect(targetOf({ project: 'shop-2' }).site).toBe('https://shop-2.web.app')
  })
})

describe('preflight rejects', () => {
  test("the emulators' project, and checks nothing further", async () => {
    expect(projectFindings('demo-wood-master')).toHaveLength(1)
    expect(projectFindings('shop-1')).toEqual([])
    const said = vi.spyOn(console, 'log').mockReturnValue()
    onTestFinished(() => said.mockRestore())
    const findings = await inspect({ ...production, projectId: 'demo-x' }, checkNames)
    expect(findings).toEqual(projectFindings('demo-x'))
    expect(said).toHaveBeenCalledTimes(2)
  })

  test('a Firebase CLI that is signed out or may not see the project', () => {
    const signedOut = {
      ok: false,
      output: '',
      trouble: 'Failed to authenticate, have you run firebase login?',
    }
    expect(problems(accountFindings(signedOut, 'shop-1'))).toContain('not signed in')
    const forbidden = { ok: false, output: '', trouble: 'Error: 403' }
    expect(problems(accountFindings(forbidden, 'shop-1'))).toContain('cannot see the project shop-1')
    expect(accountFindings({ ok: true, output: '', trouble: '' }, 'shop-1')).toEqual([])
  })

  test('uncommitted changes, and a folder without git history, unless --dirty is passed', () => {
    expect(problems(treeFindings(' M web/src/main.tsx\n', production))).toContain('web/src/main.tsx')
    expect(treeFindings(undefined, production)).toHaveLength(1)
    expect(treeFindings('', production)).toEqual([])
    expect(treeFindings(' M README.md\n', { dirty: true })).toEqual([])
  })

  test('test keys in production, and live keys where test keys are intended', () => {
    expect(problems(deployedKeyFindings('KEY', 'sk_test_1', production))).toContain('test key')
    expect(deployedKeyFindings('KEY', 'sk_live_1', production)).toEqual([])
    expect(deployedKeyFindings('KEY', 'rk_live_1', production)).toEqual([])
    expect(problems(deployedKeyFindings('KEY', 'sk_live_1', staging))).toContain('live key')
    expect(deployedKeyFindings('KEY', 'sk_test_1', staging)).toEqual([])
  })

  test('live keys in any file that the emulators read', () => {
    const found = offlineKeyFindings({
      'functions/.secret.local': { STRIPE_SECRET_KEY: 'sk_live_1', OTHER: 'x' },
    })
    expect(problems(found)).toContain('STRIPE_SECRET_KEY in functions/.secret.local')
    expect(requireOfflineKeys).not.toThrow()
  })

  test('tax settings that lose tax, none beside zones that have tax, and another number than on the invoices', () => {
    const now = new Date('2026-03-02')
    const rate = { country: 'SE', taxClass: 'standard', percent: 25, name: 'moms', from: '2020-01-01' }
    const seller = { country: 'SE', taxNumber: 'SE556188840401', registrations: [] }
    const terms = { seller, rates: [rate], pricesInclude: 'none' as const }
    const zones = [{ name: 'Europe', taxPercent: 20 }]
    const of = (kept: Parameters<typeof taxFindings>[0], taxNumber?: string) =>
      problems(taxFindings(kept, { taxNumber, now }))
    expect(of({ zones: [] })).toBe('')
    expect(of({ zones: [{ name: 'Europe' }] })).toBe('')
    expect(of({ zones })).toContain('the delivery zones Europe still say')
    expect(of({ terms, zones }, seller.taxNumber)).toBe('')
    expect(of({ terms, zones }, 'SE000000000001')).toContain('carry the tax number SE000000000001')
    expect(of({ terms: { ...terms, rates: [] }, zones })).toContain('seller.country')
  })

  test("secrets that are missing, the stand-in's, or of the wrong kind", () => {
    const good = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', IMAGE_HOST_KEY: 'abc' }
    expect(secretFindings(good, production)).toEqual([])
    expect(problems(secretFindings({ ...good, IMAGE_HOST_KEY: undefined }, production))).toContain(
      'IMAGE_HOST_KEY',
    )
    expect(problems(secretFindings({ ...good, STRIPE_WEBHOOK_SECRET: 'sk_1' }, production))).toContain(
      'whsec_',
    )
    for (const key of ['pk_live_1', 'whsec_live_1'])
      expect(problems(secretFindings({ ...good, STRIPE_SECRET_KEY: key }, production))).toContain(
        'not a secret key',
      )
    for (const url of [
      'mail.example.com',
      ...[...'/?#'].map((mark) => `smtps://u:1${mark}2@mail.example.com`),
    ])
      expect(problems(secretFindings({ ...good, SMTP_URL: url }, production))).toContain('smtps://')
    expect(
      secretFindings({ ...good, SMTP_URL: 'smtps://shop:pass@mail.example.com:465' }, production),
    ).toEqual([])
    expect(problems(secretFindings({ ...good, IMAGE_HOST_KEY: 'offline-image-key' }, production))).toContain(
      'stand-in',
    )
  })

  test('parameters that are missing, point to this machine, or conflict with the pinned rewrite', () => {
    const file = 'functions/.env.shop-1'
    const all = ownParameters()
    expect(parameterFindings(all, { ...production, file, ruled, pinned: true })).toEqual([])
    expect(problems(parameterFindings(undefined, { ...production, file, ruled, pinned: true }))).toContain(
      file,
    )
    expect(problems(parameterFindings({}, { ...production, file, ruled, pinned: true }))).toContain(
      'CURRENCY',
    )
    const local = { ...all, STRIPE_API_URL: 'http://127.0.0.1:4242' }
    expect(problems(parameterFindings(local, { ...production, file, ruled, pinned: true }))).toContain(
      'this machine',
    )
    const warm = { ...all, MIN_INSTANCES: '1' }
    expect(problems(parameterFindings(warm, { ...production, file, ruled, pinned: true }))).toContain(
      'pinned',
    )
    expect(parameterFindings(warm, { ...production, file, ruled, pinned: false })).toEqual([])
    const restored = { ...all, DATABASE: 'restored' }
    expect(problems(parameterFindings(restored, { ...production, file, ruled, pinned: true }))).toContain(
      'rules and indexes go to (default)',
    )
  })

  test.each(['SELLER_NAME', 'SELLER_ADDRESS'])('%s when invoices would not say who sells', (name) => {
    const all = ownParameters()
    const found = parameterFindings(
      { ...all, [name]: '' },
      { ...production, file: 'functions/.env.shop-1', ruled, pinned: true },
    )
    expect(problems(found)).toContain(`${name} in functions/.env.shop-1 is empty`)
  })

  test.each([
    ['RATE_LIMIT_FACTOR', ['0,5', 'half', '-1', '', '1e9', '1001', 'NaN']],
    ['MAX_INSTANCES', ['20 ', '2.5', 'many', '']],
    ['ENFORCE_MINIMUM_ORDER', ['yes', 'True', '']],
    ['MAIL_FROM', ['', 'Wood-Master', 'Wood-Master <shop>']],
    ['CURRENCY', ['', 'dollars', 'US$']],
    ['UNPAID_ORDER_HOURS', ['0', '00']],
    ['STRIPE_PER_SECOND', ['0']],
    ['STRIPE_ENDPOINT_PER_SECOND', ['0']],
    ['STRIPE_API_URL', ['api.stripe.com', 'http://api.stripe.com']],
    ['IMAGE_HOST_URL', ['', 'api.imgbb.com/1/upload']],
    ['SITE_ORIGINS', ['https://a.test, https://b.test', 'https://a.test/', 'a.test', 'https://a.test,']],
    ['TAX_REGISTER_URL', ['', 'vies', 'http://ec.europa.eu/vies']],
    ['TRACES_URL', ['traces', 'http://collector:4318/v1/traces']],
    ['TYPESENSE_URL', ['typesense', 'http://search.example.net:8108', 'https://search.example.net/']],
    ['SITE_URL', ['', 'shop.example.com', 'http://shop.example.com', 'https://shop.example.com/']],
  ])('%s when it is nonsense', (name, nonsense) => {
    const file = 'functions/.env.shop-1'
    const all = ownParameters()
    for (const value of nonsense) {
      const found = parameterFindings({ ...all, [name]: value }, { ...production, file, ruled, pinned: true })
      expect(problems(found)).toContain(`${name} in ${file} is '${value}'`)
    }
    for (const value of name === 'RATE_LIMIT_FACTOR' ? ['0', '0.5', '1.25', '50'] : []) {
      expect(
        parameterFindings({ ...all, [name]: value }, { ...production, file, ruled, pinned: true }),
      ).toEqual([])
    }
  })

  test("a web configuration that is missing, incomplete or another project's", () => {
    const values: Record<string, string> = {
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'shop-1.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: 'shop-1',
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      VITE_SITE_URL: production.site,
    }
    expect(webConfigFindings(values, production)).toEqual([])
    expect(webConfigFindings(values, production, production.site)).toEqual([])
    expect(problems(webConfigFindings(values, production, 'https://shop-1.web.app'))).toContain(
      'is for the site https://shop.test',
    )
    for (const key of ['sk_live_1', 'rk_live_1', 'sk_test_1', 'key_live_1'])
      expect(
        problems(webConfigFindings({ ...values, VITE_STRIPE_PUBLISHABLE_KEY: key }, production)),
      ).toContain('not a publishable key')
    expect(problems(webConfigFindings(values, { ...production, projectId: 'shop-2' }))).toContain(
      'not shop-2',
    )
    expect(webConfigFindings(undefined, production)).toHaveLength(1)
    expect(problems(webConfigFindings({ ...values, VITE_FIREBASE_API_KEY: '' }, production))).toContain(
      'API_KEY',
    )
  })

  test('accounts of the functions that do not exist', async () => {
    const ask = (known: string[]) =>
      serviceAccountFindings(async (email) => known.some((name) => email.startsWith(`${name}@`)), 'shop-1')
    expect(await ask(['shop-api', 'shop-jobs'])).toEqual([])
    const [finding, ...others] = await ask(['shop-api'])
    expect(others).toEqual([])
    expect(finding?.problem).toContain('shop-jobs@shop-1.iam.gserviceaccount.com')
    expect(finding?.problem).not.toContain('shop-api@')
  })

  test('a request log that keeps emails', () => {
    const [, filter = ''] =
      /^(log_id\("run.*)$/m.exec(readFileSync(fromRoot('docs', 'operations.md'), 'utf8')) ?? []
    expect(requestLogFindings({ exclusions: [{ filter }] })).toEqual([])
    expect(requestLogFindings({ disabled: true })).toEqual([])
    expect(requestLogFindings({})).toHaveLength(1)
    expect(requestLogFindings({ exclusions: [{ filter, disabled: true }] })).toHaveLength(1)
    expect(requestLogFindings({ exclusions: [{ filter: 'severity<ERROR' }] })).toHaveLength(1)
  })

  test('no address with an email that the exclusion does not know', () => {
    const kept = Object.entries(routes).filter(([name, { path }]) => {
      const { query }: Call = calls[name as CallName]
      const asked = query && 'shape' in query && 'email' in (query.shape as object) ? '?email=a@b.test' : ''
      const address = `${path.replace('{email}', 'a@b.test')}${asked}`
      return address.includes('@') && !new RegExp(emailsInAddresses).test(address)
    })
    expect(kept).toEqual([])
  })

  test('missing indexes, but not an index that only spells out __name__', () => {
    const fields = [
      { fieldPath: 'uid', order: 'ASCENDING' },
      { fieldPath: 'createdAt', order: 'DESCENDING' },
    ]
    const wanted = { indexes: [{ collectionGroup: 'orders', fields }], fieldOverrides: [] }
    const named = [
      { collectionGroup: 'orders', fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }] },
    ]
    expect(indexFindings(wanted, { indexes: named }, 'shop-1')).toEqual([])
    expect(problems(indexFindings(wanted, {}, 'shop-1'))).toContain(
      'orders (uid ascending, createdAt descending)',
    )
  })

  test('a collection that the database would not delete by age, and a field that it would index for nothing', () => {
    const wanted = JSON.parse(readFileSync(fromRoot('firestore.indexes.json'), 'utf8'))
    expect(indexFindings(wanted, wanted, 'shop-1')).toEqual([])
    for (const override of wanted.fieldOverrides) {
      const others = wanted.fieldOverrides.filter((other: object) => other !== override)
      const turnedOff = { ...override, ttl: !override.ttl }
      for (const fieldOverrides of [others, [...others, turnedOff]])
        expect(problems(indexFindings(wanted, { ...wanted, fieldOverrides }, 'shop-1'))).toContain(
          `${override.collectionGroup}.${override.fieldPath} (`,
        )
    }
  })

  test('a project without a default Hosting site', () => {
    expect(hostingFindings([{ type: 'DEFAULT_SITE' }, { type: 'USER_SITE' }], 'shop-1')).toEqual([])
    for (const sites of [[], [{ type: 'USER_SITE' }]])
      expect(problems(hostingFindings(sites, 'shop-1'))).toContain('no default Hosting site')
  })
})

describe('the webhook endpoint', () => {
  const endpoint = {
    url: 'https://shop.test/api/stripe/webhook',
    status: 'enabled',
    enabled_events: [...handledEvents],
  }

  test('is rejected when it is missing, disabled or not subscribed to an event', () => {
    expect(webhookFindings([endpoint], production.site)).toEqual([])
    expect(webhookFindings([{ ...endpoint, enabled_events: ['*'] }], production.site)).toEqual([])
    expect(problems(webhookFindings([], production.site))).toContain('has no webhook endpoint')
    expect(problems(webhookFindings([{ ...endpoint, status: 'disabled' }], production.site))).toContain(
      'disabled',
    )
    const partial = { ...endpoint, enabled_events: handledEvents.slice(1) }
    expect(problems(webhookFindings([partial], production.site))).toContain('payment_intent.succeeded')
  })

  test("is read through Stripe's own SDK", async () => {
    const stripe = await startPaperTill({
      port: 0,
      secretKey: 'sk_test_offline',
      publishableKey: 'pk_test_offline',
      webhookEndpoints: [{ url: endpoint.url, secret: 'whsec_offline' }],
    })
    onTestFinished(() => stripe.close())
    const address = { host: '127.0.0.1', port: stripe.port, protocol: 'http' } as const
    const endpoints = await listEndpoints('sk_test_offline', address)
    expect(endpoints.map(({ url }) => url)).toEqual([endpoint.url])
  })
})

describe('after a deployment', () => {
  test('the shop is polled until it reports the new commit', async () => {
    const commits = ['old', 'old', 'new']
    const server = createServer((_request, response) => {
      const commit = commits.shift() ?? 'new'
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ status: 'ok', commit, parts: { firestore: { status: 'ok', ms: 3 } } }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    await expect(awaitHealthy(`http://127.0.0.1:${port}`, 'new', { pauseMs: 1 })).resolves.toBe(
      'ok, commit new, firestore ok 3 ms',
    )
    await expect(
      awaitHealthy(`http://127.0.0.1:${port}`, 'newer', { patienceMs: 0, pauseMs: 1 }),
    ).rejects.toThrow('commit newer')
  })
})

describe('before the site shows a release', () => {
  const page = '<h1>Oak</h1>'
  const pages: Record<string, string> = {
    '/sitemap.xml?part=1': '<urlset><url><loc>https://shop.example.org/products/oak</loc></url></urlset>',
    '/products': page,
    '/products/oak': page,
    '/merchant-feed.xml': '<rss/>',
  }
  const siteWith = async (broken?: string) => {
    const server = createServer(({ url = '' }, response) => {
      if (url === broken) response.statusCode = 500
      response.end(pages[url])
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  test('what it renders is opened', async () => {
    const opened = await smoke(await siteWith())
    for (const path of Object.keys(pages)) expect(opened).toContain(path)
  })

  test.each(Object.keys(pages))('and %s that fails stops it', async (path) => {
    await expect(smoke(await siteWith(path))).rejects.toThrow(`${path} answered 500`)
  })

  test('and one that does not answer stops it, with its address', async () => {
    const server = createServer((request) => void request.destroy())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await expect(smoke(site)).rejects.toThrow(`${site}/sitemap.xml?part=1 did not answer: other side closed`)
  })
})

describe('the parameter files', () => {
  test.each(['.env.example', '.env.demo-wood-master'])(
    'functions/%s sets every parameter and no other',
    (name) => {
      const values = readEnvFile(fromRoot('functions', name)) ?? {}
      expect(Object.keys(values).sort()).toEqual([...parameterNames].sort())
    },
  )

  test('are refused line by line where the example was left as it is', () => {
    const example = readEnvFile(fromRoot('functions', '.env.example'))
    const found = parameterFindings(example, {
      ...production,
      file: 'functions/.env.shop-1',
      ruled,
      pinned: true,
    })
    expect(found.map(({ problem }) => problem)).toEqual([
      'MAIL_FROM in functions/.env.shop-1 is still the example.',
      'SELLER_ADDRESS in functions/.env.shop-1 is still the example.',
      'SITE_URL in functions/.env.shop-1 is still the example.',
    ])
    expect(parameterFindings(ownParameters(), { ...production, file: '', ruled, pinned: true })).toEqual([])
  })
})
