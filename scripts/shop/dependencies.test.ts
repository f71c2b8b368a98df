import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from './layout.ts'

type Versions = Record<string, string>
interface Manifest {
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

const workspaces = ['contract', 'functions', 'web', 'stand-ins/paper-till', 'stand-ins/image-host', 'e2e']
const manifests = [manifest(), ...workspaces.map((folder) => manifest(folder))]
const inFunction = Object.keys(manifest('functions').dependencies ?? {})
const inSite = Object.keys(manifest('web').dependencies ?? {})

describe('docs/dependencies.md', () => {
  test('names what the function and the site bring along, and nothing else', () => {
    expect(sorted(names('In the function'))).toEqual(sorted(inFunction))
    expect(sorted(names('In the site'))).toEqual(sorted(inSite))
  })

  test('names every package that is for work, and none that is gone', () => {
    const asked = manifests.flatMap(({ dependencies, devDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    )
    const work = names('At work only')
    const typesAside = (name: string) => !name.startsWith('@types/')
    const known = new Set([...work, ...inFunction, ...inSite])
    expect(asked.filter((name) => typesAside(name) && !known.has(name))).toEqual([])
    expect(work.filter((name) => typesAside(name) && !asked.includes(name))).toEqual([])
  })

  test('names what is set by hand, and the function has its share of it', () => {
    const set = manifest().overrides ?? {}
    const plain = Object.keys(set).map((name) => name.replace(/(?<=.)@.*/, ''))
    expect(sorted(names('Versions that are set by hand'))).toEqual(sorted(plain))
    expect(set).toMatchObject(manifest('functions').overrides ?? {})
  })
})

const inOrder = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
const major = (version: string) => Number.parseInt(version, 10)

/** Whether a version is that of its own major line which was mended, a later one, or of a line after all of these. */
const isMended = (version: string, mended: string[]) =>
  mended.some((first) => major(first) === major(version) && inOrder(first, version) <= 0) ||
  mended.every((first) => major(first) < major(version))

describe('the findings that are known', () => {
  const findings = rows('Known findings').map(([name = '', , mended = '']) => ({
    name,
    mended: mended.split(', '),
  }))

  test('are read from the page', () => {
    expect(findings.length).toBeGreaterThan(15)
    for (const { mended } of findings)
      for (const version of mended) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(isMended('7.18.1', ['7.18.2', '8.3.0'])).toBe(false)
    expect(isMended('7.18.10', ['7.18.2', '8.3.0'])).toBe(true)
    expect(isMended('6.9.0', ['7.18.2', '8.3.0'])).toBe(false)
    expect(isMended('9.0.0', ['7.18.2', '8.3.0'])).toBe(true)
  })

  test.each(findings)('$name is mended wherever production gets it', ({ name, mended }) => {
    const versions = Object.entries(locked)
      .filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev)
      .map(([, { version = '' }]) => version)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => !isMended(version, mended))).toEqual([])
  })
})
