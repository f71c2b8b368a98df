import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { publicModules } from './public-styles.ts'

const sheet = readFileSync(fileURLToPath(new URL('../src/styles/components.css', import.meta.url)), 'utf8')
const included = /include:\s*([^;]+);/.exec(sheet)?.[1]?.split(/,\s*/) ?? []
const daisyui = dirname(createRequire(import.meta.url).resolve('daisyui/package.json'))
const components = readdirSync(join(daisyui, 'components')).filter((name) => !name.includes('.'))

/** The classes that a module writes down as such. */
const classesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(
    ([, plain, built]) => (plain ?? built ?? '').split(/\s+/),
  )

it('has every component of daisyUI that a document draws', () => {
  const drawn = new Set(publicModules().flatMap(classesOf))
  expect(components).toContain('table')
  expect(components.filter((name) => drawn.has(name) && !included.includes(name))).toEqual([])
})
