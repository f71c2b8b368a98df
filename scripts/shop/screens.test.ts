import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from './layout.ts'

const pages = [
  fromRoot('README.md'),
  ...readdirSync(fromRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => fromRoot('docs', name)),
]
const text = pages.map((page) => readFileSync(page, 'utf8')).join('\n')
const shown = [...text.matchAll(/screens\/([\w-]+\.jpg)/g)].map(([, name]) => name)

test('docs/screens holds what README and docs show, at most twelve', () => {
  const kept = readdirSync(fromRoot('docs', 'screens'))
  expect(kept.sort()).toEqual([...new Set(shown)].sort())
  expect(kept.length).toBeLessThanOrEqual(12)
})
