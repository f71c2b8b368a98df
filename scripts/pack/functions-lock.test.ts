import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'
import { functionsLock } from './functions-lock.ts'

const lock = {
  packages: {
    '': { workspaces: ['functions', 'web'] },
    functions: {
      name: 'functions',
      version: '1.0.0',
      dependencies: { express: '^5', zod: '^4' },
      devDependencies: { types: '^1' },
    },
    'node_modules/functions': { link: true },
    'node_modules/express': { version: '5.0.0', dependencies: { debug: '^4' } },
    'node_modules/express/node_modules/debug': { version: '4.0.0', dependencies: { ms: '^2' } },
    'node_modules/debug': { version: '3.0.0' },
    'node_modules/ms': { version: '2.0.0', dev: true },
    'node_modules/types': { version: '1.0.0', dev: true },
    'node_modules/react': { version: '19.0.0' },
    'functions/node_modules/zod': { version: '4.0.0' },
  },
}

describe("the function's own lock file", () => {
  test('holds what the function needs and nothing from the site', () => {
    const { packages } = functionsLock(lock)
    expect(Object.keys(packages)).toEqual([
      '',
      'node_modules/debug',
      'node_modules/express',
      'node_modules/ms',
      'node_modules/types',
      'node_modules/zod',
    ])
    expect(packages['node_modules/debug']?.version).toBe('4.0.0')
    expect(packages['node_modules/ms']).toEqual({ version: '2.0.0' })
    expect(packages['node_modules/types']).toEqual({ version: '1.0.0', dev: true })
  })

  test('keeps two versions of a package apart, each where Node will find it', () => {
    const torn = {
      packages: {
        ...lock.packages,
        'node_modules/zod': { version: '3.0.0' },
        'node_modules/ms': { version: '2.0.0', dependencies: { zod: '^3' } },
      },
    }
    const { packages } = functionsLock(torn)
    expect(packages['node_modules/zod']?.version).toBe('4.0.0')
    expect(packages['node_modules/ms/node_modules/zod']?.version).toBe('3.0.0')
  })

  test('gives a package the peer beside it, not the one another workspace hoisted to the top', () => {
    const packages = {
      '': { workspaces: ['functions', 'web'] },
      functions: { name: 'functions', version: '1.0.0', dependencies: { limit: '^8', express: '^5' } },
      'node_modules/limit': { version: '8.0.0', peerDependencies: { express: '>=4' } },
      'node_modules/express': { version: '4.0.0', dependencies: { merge: '^1' } },
      'node_modules/merge': { version: '1.0.0' },
      'functions/node_modules/express': { version: '5.0.0' },
    }
    const placed = functionsLock({ packages }).packages
    expect(Object.keys(placed)).toEqual(['', 'node_modules/express', 'node_modules/limit'])
    expect(placed['node_modules/express']?.version).toBe('5.0.0')
  })

  test("can be extracted from this repository's lock file", () => {
    const { packages } = functionsLock(JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')))
    const names = Object.keys(packages)
    expect(names).toContain('node_modules/firebase-admin')
    expect(names).not.toContain('node_modules/vite')
    expect(names).not.toContain('node_modules/firebase-tools')
    expect(names.filter((name) => name.endsWith('/express-rate-limit/node_modules/express'))).toEqual([])
  })
})
