import { writeFileSync } from 'node:fs'
import { apiPage } from './api-docs/page.ts'
import { fromRoot } from './shop/layout.ts'
import { main } from './shop/main.ts'

await main({ name: 'api-docs', options: {} }, async () => {
  writeFileSync(fromRoot('docs', 'api.md'), apiPage())
  console.log('docs/api.md is up to date with the contract.')
})
