import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'

const folder = fromRoot('docs', 'decisions')
const names = readdirSync(folder).sort()

test('decisions are numbered without gaps', () => {
  const numbers = names.map((name) => /^(\d{3})-/.exec(name)?.[1])
  expect(numbers).toEqual(names.map((_, index) => String(index + 1).padStart(3, '0')))
})

test.each(names)('%s has a title, a context, a decision and its consequences', (name) => {
  const text = readFileSync(fromRoot('docs', 'decisions', name), 'utf8')
  expect(text).toMatch(/^# .+\n/)
  const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part)
  expect(parts).toEqual(['Context', 'Decision', 'Consequences'])
})
