import { describe, expect, test } from 'vitest'
import { placesOf } from './candidates.ts'
import { type Machine, waysToGetOne, waysToGetShell } from './ways-to-get-one.ts'

const downloaded = '/cache/chrome'

describe('Chromium is looked for', () => {
  test('only where CHROMIUM_PATH points, if it is set', () => {
    expect(placesOf('/opt/chrome', ['/usr/bin'], downloaded)).toEqual(['/opt/chrome'])
  })

  test("otherwise on the PATH, then where Playwright's download lies", () => {
    expect(placesOf(undefined, ['/usr/local/bin', '/usr/bin'], downloaded)).toEqual([
      '/usr/local/bin/chromium',
      '/usr/bin/chromium',
      '/usr/local/bin/chromium-browser',
      '/usr/bin/chromium-browser',
      '/usr/local/bin/google-chrome',
      '/usr/bin/google-chrome',
      '/usr/local/bin/google-chrome-stable',
      '/usr/bin/google-chrome-stable',
      downloaded,
    ])
  })

  test('as if CHROMIUM_PATH were not set when it is empty', () => {
    expect(placesOf('', [], downloaded)).toEqual([downloaded])
  })
})

describe('a machine without Chromium gets it', () => {
  const debianRoot: Machine = {
    system: 'debian',
    isRoot: true,
    hasAptGet: true,
    downloads: true,
    playwright: ['node', 'cli.js'],
  }
  const names = (machine: Machine) => waysToGetOne(machine).map(({ name }) => name)
  const lastCommand = (machine: Machine) => waysToGetOne(machine).at(-1)?.commands.at(-1)?.join(' ')
  const debianPackage = "Debian's package chromium"
  const download = "Playwright's download of Chromium"

  test("on Debian as root from the Debian package, then from Playwright's download", () => {
    expect(names(debianRoot)).toEqual([debianPackage, download])
  })

  test('only from the package where the download cannot be reached', () => {
    expect(names({ ...debianRoot, downloads: false })).toEqual([debianPackage])
    expect(lastCommand({ ...debianRoot, downloads: false })).toMatch(/^apt-get .*install .*-y .*chromium$/)
  })

  test("and the one without windows from Debian's package alone", () => {
    expect(waysToGetShell(debianRoot).map(({ name }) => name)).toEqual([
      "Debian's package chromium-headless-shell",
    ])
    expect(waysToGetShell({ ...debianRoot, system: 'ubuntu' })).toEqual([])
    expect(waysToGetShell({ ...debianRoot, isRoot: false })).toEqual([])
  })

  test("never from Ubuntu's package, which is a snap; the download brings the libraries", () => {
    expect(names({ ...debianRoot, system: 'ubuntu' })).toEqual([download])
    expect(lastCommand({ ...debianRoot, system: 'ubuntu' })).toBe(
      'node cli.js install --no-shell --with-deps chromium',
    )
  })

  test('without using rights that the user does not have', () => {
    expect(names({ ...debianRoot, isRoot: false })).toEqual([download])
    expect(lastCommand({ ...debianRoot, isRoot: false })).toBe('node cli.js install --no-shell chromium')
    expect(names({ ...debianRoot, hasAptGet: false })).toEqual([download])
  })

  test('not at all on a closed network without rights', () => {
    expect(names({ ...debianRoot, isRoot: false, downloads: false })).toEqual([])
  })
})
