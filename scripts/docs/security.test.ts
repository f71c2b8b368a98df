import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'

const text = (name: string) => readFileSync(fromRoot(name), 'utf8')

/** The cells of every row of the page's tables, without their headings. */
const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
const filesIn = (page: string) =>
  [...page.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\.\w+)`/g)].map(([, file = '']) => file)

describe('docs/asvs.md', () => {
  const requirements = rowsOf(text('docs/asvs.md')).filter(([id = '']) => /^\d/.test(id))

  test('has each requirement of levels 1 and 2 once, and no empty cell', () => {
    const levels = requirements.map(([, level]) => level)
    expect(levels.filter((level) => level === '1')).toHaveLength(70)
    expect(levels.filter((level) => level === '2')).toHaveLength(183)
    expect(new Set(requirements.map(([id]) => id)).size).toBe(253)
    expect(requirements.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([])
  })
})

test.each(['docs/asvs.md', 'SECURITY.md'])('%s names files that exist', (name) => {
  const files = filesIn(text(name))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !existsSync(fromRoot(file)))).toEqual([])
})

test('SECURITY.md names, for every attack, tests that are in their file', () => {
  const attacks = rowsOf(text('SECURITY.md')).filter(([, file = '']) => /^`[^`]+\.test\.tsx?`$/.test(file))
  expect(attacks.length).toBeGreaterThan(20)
  const stale = attacks.filter(([, file = '', name = '']) => !text(file.slice(1, -1)).includes(name))
  expect(stale).toEqual([])
})

/** Where somebody could leave a key; packages and pictures hold none of ours. */
const folders = [
  ...['contract/src', 'functions/src', 'functions/test', 'functions/testing', 'web/src', 'scripts', 'e2e'],
  ...[
    'stand-ins/paper-till/src',
    'stand-ins/image-host/src',
    'stand-ins/mailbox/src',
    'stand-ins/tax-register/src',
  ],
  ...['seed', 'emulator-data', 'docs', '.github'],
]
const keys =
  /\b(?:[rs]k_live_|whsec_)\w{24}|\bAIza[\w-]{35}|-----BEGIN (?:\w+ )?PRIVATE KEY-----\s+[\w+/]{40}|"private_key"\s*:\s*"-----/

test('no file holds a key that opens something', () => {
  expect(`sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`).toMatch(keys)
  const files = folders.flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:jpg|png|webp|avif)$/.test(entry.name))
      .map(({ parentPath, name }) => `${parentPath}/${name}`),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => keys.test(readFileSync(file, 'utf8')))).toEqual([])
}, 60_000)
