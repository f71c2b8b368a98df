import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from './layout.ts'

type Versions = Record<string, string>
interface Manifest {
  name?: string
  dependencies?: Versions
  devDependencies?: Versions
  overrides?: Versions
}
interface Locked {
  version?: string
  dev?: boolean
}

const manifest = (...folder: string[]): Manifest =>
  JSON.parse(readFileSync(fromRoot(...folder, 'package.json'), 'utf8'))

const page = readFileSync(fromRoot('docs', 'dependencies.md'), 'utf8')
const locked: Record<string, Locked> = JSON.parse(
  readFileSync(fromRoot('package-lock.json'), 'utf8'),
).packages

/** The rows of the first table below a heading, without its head. */
function rows(heading: string): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| '))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )
}

const names = (heading: string) => rows(heading).flatMap(([cell = '']) => cell.split(', '))
const sorted = (list: Iterable<string>) => [...new Set(list)].sort()

const workspaces = [
  'contract',
  'functions',
  'web',
  'stand-ins/paper-till',
  'stand-ins/image-host',
  'stand-ins/mailbox',
  'stand-ins/tax-register',
  'e2e',
  'scripts/bench-pages/floor',
  'scripts/benchmarks/tools',
]
const manifests = [manifest(), ...workspaces.map((folder) => manifest(folder))]
/** Packages of this repository need no line. */
const ours = new Set(workspaces.map((folder) => manifest(folder).name))
const namesIn = (versions: Versions = {}) => Object.keys(versions).filter((name) => !ours.has(name))
const inFunction = namesIn(manifest('functions').dependencies)
const inSite = namesIn(manifest('web').dependencies)

describe('docs/dependencies.md', () => {
  test('names every package of the function and the site, and nothing else', () => {
    expect(sorted(names('In the function'))).toEqual(sorted(inFunction))
    expect(sorted(names('In the site'))).toEqual(sorted(inSite))
  })

  test('names every development package, and none that is gone', () => {
    const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
      namesIn({ ...dependencies, ...devDependencies }),
    )
    const work = [...names('Development only'), ...names('Benchmarks only')]
    const typesAside = (name: string) => !name.startsWith('@types/')
    const known = new Set([...work, ...inFunction, ...inSite])
    expect(asked.filter((name) => typesAside(name) && !known.has(name))).toEqual([])
    expect(work.filter((name) => typesAside(name) && !asked.includes(name))).toEqual([])
  })

  test('names every override, and the function repeats those that concern it', () => {
    const set = manifest().overrides ?? {}
    const plain = Object.keys(set).map((name) => name.replace(/(?<=.)@.*/, ''))
    expect(sorted(names('Overrides'))).toEqual(sorted(plain))
    expect(set).toMatchObject(manifest('functions').overrides ?? {})
  })
})

const inOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
const major = (version: string) => Number.parseInt(version, 10)

/** Whether a version has the fix of its own major line, or belongs to a line later than all that needed one. */
const isFixed = (version: string, fixed: string[]) =>
  fixed.some((first) => major(first) === major(version) && inOrder(first, version) <= 0) ||
  fixed.every((first) => major(first) < major(version))

describe('the known advisories', () => {
  const findings = rows('Known advisories').map(([name = '', , fixed = '']) => ({
    name,
    fixed: fixed.split(', '),
  }))

  test('are read from the page', () => {
    expect(findings.length).toBeGreaterThan(15)
    for (const { fixed } of findings) for (const version of fixed) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(isFixed('7.18.1', ['7.18.2', '8.3.0'])).toBe(false)
    expect(isFixed('7.18.10', ['7.18.2', '8.3.0'])).toBe(true)
    expect(isFixed('6.9.0', ['7.18.2', '8.3.0'])).toBe(false)
    expect(isFixed('9.0.0', ['7.18.2', '8.3.0'])).toBe(true)
  })

  test.each(findings)('$name has the fix wherever production uses it', ({ name, fixed }) => {
    const versions = Object.entries(locked)
      .filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev)
      .map(([, { version = '' }]) => version)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => !isFixed(version, fixed))).toEqual([])
  })
})
