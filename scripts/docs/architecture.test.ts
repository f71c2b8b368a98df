import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'

const page = readFileSync(fromRoot('docs', 'architecture.md'), 'utf8')
const paths = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path = '']) => path)

describe('docs/architecture.md', () => {
  test('names files and folders that exist', () => {
    const inRoot = paths.filter((path) => /^(contract|docs|e2e|functions|scripts|stand-ins|web)\//.test(path))
    expect(inRoot.length).toBeGreaterThan(40)
    expect(inRoot.filter((path) => !existsSync(fromRoot(path)))).toEqual([])
  })
})
