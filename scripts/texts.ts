import { main } from './shop/main.ts'
import { compileTexts } from './texts/compile.ts'

/** Compiles the texts of all workspaces (`docs/architecture.md`, 'Texts'). */
await main(async () => {
  compileTexts()
  return 0
})
