import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'
import { anchorsOf, documentPages, linksOf } from './testing/pages.ts'

const pages = documentPages()
const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]))

test('the documents are found', () => {
  expect([...anchors.keys()]).toEqual(expect.arrayContaining(['README.md', 'docs/operations.md']))
})

describe.each(pages)('$path', (page) => {
  test('links to files and headings that are there', () => {
    const broken = linksOf(page).filter((href) => {
      if (/^[a-z]+:/.test(href)) return !URL.canParse(href)
      const [file = '', anchor] = href.split('#')
      const path = file ? relative(fromRoot(), join(fromRoot(), dirname(page.path), file)) : page.path
      if (!existsSync(fromRoot(path))) return true
      return anchor !== undefined && anchors.get(path)?.has(anchor) === false
    })
    expect(broken).toEqual([])
  })
})
