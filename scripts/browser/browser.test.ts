import { describe, expect, test } from 'vitest'
import { placesOf } from './candidates.ts'
import { type Machine, waysToGetOne } from './ways-to-get-one.ts'

const downloaded = '/cache/chrome'

describe('where a Chromium is looked for', () => {
  test('the one that is named, and no other', () => {
    expect(placesOf({ named: '/opt/chrome', path: ['/usr/bin'], downloaded })).toEqual(['/opt/chrome'])
  })

  test("else those of the system, and Playwright's own at last", () => {
    expect(placesOf({ path: ['/usr/local/bin', '/usr/bin'], downloaded })).toEqual([
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

  test('an empty name is no name', () => {
    expect(placesOf({ named: '', path: [], downloaded })).toEqual([downloaded])
  })
})

describe('how a machine without one gets one', () => {
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

  test("on Debian as root by its package, then by Playwright's download", () => {
    expect(names(debianRoot)).toEqual([debianPackage, download])
  })

  test('by the package alone where the download cannot be reached', () => {
    expect(names({ ...debianRoot, downloads: false })).toEqual([debianPackage])
    expect(lastCommand({ ...debianRoot, downloads: false })).toMatch(/^apt-get .*install .*-y .*chromium$/)
  })

  test('never by the package of Ubuntu, which is a snap; its libraries come along with the download', () => {
    expect(names({ ...debianRoot, system: 'ubuntu' })).toEqual([download])
    expect(lastCommand({ ...debianRoot, system: 'ubuntu' })).toBe(
      'node cli.js install --no-shell --with-deps chromium',
    )
  })

  test('without asking for rights that one does not have', () => {
    expect(names({ ...debianRoot, isRoot: false })).toEqual([download])
    expect(lastCommand({ ...debianRoot, isRoot: false })).toBe('node cli.js install --no-shell chromium')
    expect(names({ ...debianRoot, hasAptGet: false })).toEqual([download])
  })

  test('not at all on a closed network without rights', () => {
    expect(names({ ...debianRoot, isRoot: false, downloads: false })).toEqual([])
  })
})
