import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { routes } from '@wood-master/contract/routes'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands } from '../operator/commands.ts'
import { parameterNames } from '../preflight/parameter-check.ts'
import { fromRoot, root } from '../shop/layout.ts'
import { steps } from '../test/steps.ts'
import { firebaseProblem } from './testing/firebase-commands.ts'
import { commandsOf, documentPages, shellLinesOf, wordsOf } from './testing/pages.ts'

const pages = documentPages()
const lines = [...new Set(pages.flatMap(commandsOf))]
const starting = (start: string) => lines.filter((line) => line.startsWith(start)).map((line) => ({ line }))

const scripts: Record<string, string> = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).scripts

test('the documents give command lines of every kind', () => {
  for (const start of ['npm run ', 'npx firebase ', 'gcloud ', 'git ', 'cp ', 'curl '])
    expect(starting(start)).not.toEqual([])
})

test('no line of a shell block escapes these tests', () => {
  const inBlocks = pages.flatMap(shellLinesOf)
  expect(inBlocks.length).toBeGreaterThan(20)
  expect(inBlocks.filter((line) => !lines.includes(line))).toEqual([])
})

/** npm's own commands, in the forms that the documents use. */
const ofNpmItself = ['npm ci', 'npm audit', 'npm audit --omit=dev', 'npm ls', 'npm ls --all --omit=dev']

/** Scripts that are no operator's commands and take words all the same. */
const wordsTakenBy: Record<string, string[]> = {
  start: ['--keep'],
  test: Object.keys(steps),
  simulate: ['125', '400'],
  texts: ['export', 'de', 'import', 'web-de.po'],
  'bench:api': ['--only', 'lists,orders,search,documents', 'search', '--rounds', '3', '--products', '50000'],
  'bench:pages': ['--only', '/products', '--rounds', '1', '--part', 'loads'],
}

describe.each(starting('npm '))('$line', ({ line }) => {
  test('is a script of the project with a command line that it takes', () => {
    if (ofNpmItself.includes(line)) return
    const [, verb = '', ...rest] = wordsOf(line)
    const name = verb === 'run' ? (rest.shift() ?? '') : verb
    expect(Object.keys(scripts)).toContain(name)
    if (rest.length > 0) expect(rest.shift()).toBe('--')
    const command = commands[name.replace(':', '-')]
    // What requires an option is also named without one, in a sentence about it.
    if (command && rest.length > 0) expect(() => command.read(rest)).not.toThrow()
    if (!command && rest.length > 0) expect(wordsTakenBy[name] ?? []).toEqual(expect.arrayContaining(rest))
  })
})

describe.each(starting('npx '))('$line', ({ line }) => {
  test('is a command of the pinned Firebase CLI', () => {
    const [, program, ...rest] = wordsOf(line)
    expect(program).toBe('firebase')
    expect(firebaseProblem(rest)).toBeUndefined()
  })
})

test.each([
  ['functions:forget', 'there is no command functions:forget'],
  ['deploy --onyl functions', 'deploy has no option --onyl'],
  ['firestore:indexes --database --project p', '--database needs a value'],
  ['deploy --project', '--project needs a value'],
  ['hosting:clone p:release', 'hosting:clone does not take 1 words'],
  ['hosting:disable now --project p', 'hosting:disable does not take 1 words'],
])('firebase %s is found out', (line, problem) => {
  expect(firebaseProblem(wordsOf(line))).toBe(problem)
})

test.each(starting('gcloud '))('$line names its project', ({ line }) => {
  expect(line).toMatch(/ --project |^gcloud (auth|projects|billing) /)
})

test.each(starting('git '))('$line is a command of git', ({ line }) => {
  const [, command = ''] = wordsOf(line)
  // git prints the usage of a command that it has, and ends with 129.
  expect(spawnSync('git', [command, '-h'], { cwd: root, encoding: 'utf8' }).status).toBe(129)
})

test.each(starting('curl '))('$line asks for what the API has', ({ line }) => {
  const paths: string[] = Object.values(routes).map(({ path }) => `SITE/api${path}`)
  expect(paths).toContain(wordsOf(line).at(-1))
})

test.each(starting('cp '))('$line copies a file that is there', ({ line }) => {
  expect(existsSync(fromRoot(wordsOf(line)[1] ?? ''))).toBe(true)
})

describe('the commands themselves', () => {
  const project = ['--project', 'demo-elsewhere']
  const lines: Record<string, string[]> = {
    monitoring: [...project, '--email', 'ops@wood-master.test'],
    preview: [...project, '--channel', 'a-channel'],
  }

  test('carry the names of their npm scripts', () => {
    for (const name of Object.keys(commands))
      expect(scripts[name] ?? scripts[name.replace('-', ':')]).toBe(`node scripts/run.mjs operate ${name}`)
  })

  // Every other one runs on a shop, as stock-audit does.
  test.each(['stock-audit', 'monitoring', 'preflight', 'deploy', 'preview', 'web-config'])(
    '%s refuses a project that does not exist outside the emulators, and names it',
    async (name) => {
      for (const variable of ['GOOGLE_CLOUD_PROJECT', 'GCLOUD_PROJECT', 'FIRESTORE_EMULATOR_HOST'])
        vi.stubEnv(variable, '')
      const log = vi.spyOn(console, 'log').mockReturnValue()
      onTestFinished(() => void vi.unstubAllEnvs().restoreAllMocks())
      const ended = await commands[name]?.run(lines[name] ?? project).catch((error: unknown) => String(error))
      expect(ended === 1 || typeof ended === 'string').toBe(true)
      expect(`${ended} ${log.mock.calls.join()}`).toContain('demo-elsewhere exists only in the emulators')
    },
  )

  test.each([
    ['operate', ['stock-audit', '--porject', 'x'], 'Usage: npm run stock:audit'],
    ['operate', ['toString'], "There is no command 'toString'"],
    ['start', ['--kep'], 'Usage: npm run start -- [--keep]'],
    ['cost', ['--keep'], 'Usage: npm run cost'],
    ['test', ['unit', 'toString'], "'toString' is not one of types, lint"],
    ['texts', ['export', 'it'], "'it' is not one of"],
    ['texts', ['import', 'web-de.po'], `There is no file ${fromRoot('web-de.po')}.`],
  ])(
    '%s %j is refused before anything else',
    (name, words, sentence) => {
      const script = ['--import', 'tsx', fromRoot('scripts', `${name}.ts`), ...words]
      const { status, stderr } = spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' })
      expect(status).toBe(1)
      expect(stderr).toContain(sentence)
      expect(stderr).not.toContain('    at ')
    },
    120_000,
  )
})

test('every parameter of the functions is explained', () => {
  const page = readFileSync(fromRoot('docs', 'operations.md'), 'utf8')
  expect(parameterNames.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([])
})
