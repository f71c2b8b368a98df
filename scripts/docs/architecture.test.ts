import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'

const page = readFileSync(fromRoot('docs', 'architecture.md'), 'utf8')
const paths = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path = '']) => path)
const walk = page.split('\n').filter((line) => /^\d+\. `/.test(line))

describe('docs/architecture.md', () => {
  test('names files and folders that exist', () => {
    const inRoot = paths.filter((path) => /^(contract|docs|e2e|functions|scripts|stand-ins|web)\//.test(path))
    expect(inRoot.length).toBeGreaterThan(40)
    expect(inRoot.filter((path) => !existsSync(fromRoot(path)))).toEqual([])
  })

  test('walks through a purchase in at most forty files, each named once', () => {
    const files = walk.map((line) => /`([^`]+)`/.exec(line)?.[1])
    expect(new Set(files).size).toBe(files.length)
    expect(files.length).toBeLessThanOrEqual(40)
    expect(walk.map((line) => Number.parseInt(line, 10))).toEqual(files.map((_, index) => index + 1))
  })
})
