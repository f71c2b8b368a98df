import { expect, it } from 'vitest'
import { areInstalled } from './installed-packages.mjs'

const dowel = 'node_modules/dowel'
const version = '1.2.0'

it('takes packages of the versions in the lock file as installed, and workspaces by their link', () => {
  const wanted = {
    '': { version: '1.0.0' },
    functions: { version: '1.0.0' },
    [dowel]: { version },
    'node_modules/@shop/functions': {},
  }
  expect(areInstalled(wanted, { [dowel]: { version }, 'node_modules/@shop/functions': {} })).toBe(true)
  expect(areInstalled(wanted, { [dowel]: { version } })).toBe(false)
  expect(areInstalled(wanted, { 'node_modules/@shop/functions': {} })).toBe(false)
  expect(areInstalled(wanted, { ...wanted, [dowel]: { version: '1.3.0' } })).toBe(false)
})

it.each([{ optional: true }, { peer: true }])(
  'lets a package be missing that is %j, not be another',
  (kind) => {
    const wanted = { [dowel]: { version, ...kind } }
    expect(areInstalled(wanted, {})).toBe(true)
    expect(areInstalled(wanted, { [dowel]: { version, ...kind } })).toBe(true)
    expect(areInstalled(wanted, { [dowel]: { version: '1.1.0', ...kind } })).toBe(false)
  },
)
