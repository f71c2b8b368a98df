import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'

const pages = ['architecture', 'rooms', 'texts'].map((name) =>
  readFileSync(fromRoot('docs', `${name}.md`), 'utf8'),
)
const paths = [...pages.join('\n').matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)].map(([, path = '']) => path)

describe('what docs say of the house', () => {
  test('names files and folders that exist', () => {
    const inRoot = paths.filter((path) => /^(contract|docs|e2e|functions|scripts|stand-ins|web)\//.test(path))
    expect(inRoot.length).toBeGreaterThan(40)
    expect(inRoot.filter((path) => !existsSync(fromRoot(path)))).toEqual([])
  })
})
