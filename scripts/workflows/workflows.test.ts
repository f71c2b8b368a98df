import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { indexMinutes } from '../deploy/project-state.ts'
import { commands } from '../operator/commands.ts'
import { fromRoot } from '../shop/layout.ts'

const files = readdirSync(fromRoot('.github'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /(workflows|actions)\/.*\.yml$/.test(name))
  .map((name) => ({ name, text: readFileSync(fromRoot('.github', name), 'utf8') }))

test('the workflows are found', () => {
  expect(files.map(({ name }) => name)).toContain('workflows/main.yml')
})

describe.each(files)('$name', ({ text }) => {
  test('pins every third-party action to a commit, with its version beside it', () => {
    const used = [...text.matchAll(/uses: (\S+).*/g)].filter(([, action = '']) => !action.startsWith('./'))
    for (const [line] of used) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('leaves no token in the working tree, and gives jobs only the permissions they need', () => {
    const checkouts = text.match(/actions\/checkout@/g)?.length ?? 0
    expect(text.match(/persist-credentials: false/g)?.length ?? 0).toBe(checkouts)
    if (text.includes('jobs:')) expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  })

  test('gives no job an identity that builds or tests: it deploys what another one has built', () => {
    const signedIn = text.split(/^ {2}(?=\w+:$)/m).filter((job) => job.includes('id-token: write'))
    for (const job of signedIn) {
      expect(job).toContain('actions/download-artifact@')
      for (const [line] of job.matchAll(/npm (run|test|start|exec).*/g))
        expect(line).toMatch(/^npm run (deploy|preview) -- .*--built/)
    }
    expect(signedIn.length > 0).toBe(text.includes('google-github-actions/auth@'))
  })

  test('runs commands as they are', () => {
    for (const [, name = '', said = ''] of text.matchAll(/npm run (deploy|preview|canary) -- (.*)/g)) {
      expect(commands[name]?.read(said.replaceAll('"', '').split(' '))).toBeTruthy()
    }
  })

  test('cuts no deployment off that still waits for its indexes', () => {
    for (const job of text.split(/^ {2}(?=\w+:$)/m).filter((part) => /npm run (deploy|preview)/.test(part)))
      expect(Number(/timeout-minutes: (\d+)/.exec(job)?.[1])).toBeGreaterThan(indexMinutes)
  })

  test('puts no untrusted input into a shell', () => {
    const runs = text.split('\n').filter((line) => /^\s+(- )?run:/.test(line))
    expect(runs.filter((line) => line.includes('${{'))).toEqual([])
  })
})
