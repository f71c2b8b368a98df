import { readFileSync } from 'node:fs'
import { routes } from '@wood-master/contract/routes'
import { describe, expect, it } from 'vitest'
import { fromRoot } from '../shop/layout.ts'
import { apiPage } from './page.ts'

describe('docs/api.md', () => {
  it('matches the contract (if not, run `npm run api-docs`)', () => {
    expect(readFileSync(fromRoot('docs', 'api.md'), 'utf8')).toBe(apiPage())
  })

  it('has a section for every call', () => {
    const page = apiPage()
    for (const { method, path } of Object.values(routes)) expect(page).toContain(`## ${method} ${path}\n`)
  })
})
