import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'

const folder = fromRoot('docs', 'decisions')
const names = readdirSync(folder).sort()

test('every decision has a number of its own', () => {
  const numbers = names.map((name) => /^(\d{3})-/.exec(name)?.[1])
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(names.length)
})

test.each(names)('%s has a title, a context, a decision and its consequences', (name) => {
  const text = readFileSync(fromRoot('docs', 'decisions', name), 'utf8')
  expect(text).toMatch(/^# .+\n/)
  const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)
  expect(parts).toEqual(['Context', 'Decision', 'Consequences'])
})
