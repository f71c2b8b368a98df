// The compiler leaves `.ts` in the imports of declarations; the installed package has only `.d.ts` files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'types')

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue
  const file = join(folder, name)
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.js$2'))
}
