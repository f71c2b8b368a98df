// Bundles the server with its dependencies.
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = dirname(fileURLToPath(import.meta.url))

rmSync(join(root, 'dist'), { recursive: true, force: true })
await build({
  entryPoints: [join(root, 'src', 'index.ts'), join(root, 'src', 'cli.ts')],
  outdir: join(root, 'dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  // Some of what is bundled is CommonJS and loads Node's own modules with `require`.
  banner: {
    js: "import { createRequire as mailboxRequire } from 'node:module'; const require = mailboxRequire(import.meta.url);",
  },
})
