// Builds what the package ships: the server with everything it needs inside, and the scripts for the browser.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = dirname(fileURLToPath(import.meta.url))
const from = (...parts) => join(root, ...parts)

rmSync(from('dist'), { recursive: true, force: true })
mkdirSync(from('dist', 'browser'), { recursive: true })

const server = await build({
  entryPoints: [from('src', 'index.ts'), from('src', 'cli.ts')],
  outdir: from('dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  legalComments: 'none',
  metafile: true,
  // Express is CommonJS and asks for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as paperTillRequire } from 'node:module'; const require = paperTillRequire(import.meta.url);",
  },
})

for (const name of ['stripe', 'card-frame', 'dashboard']) {
  await build({
    entryPoints: [from('src', 'browser', `${name}.ts`)],
    outfile: from('dist', 'browser', `${name}.js`),
    bundle: true,
    format: 'iife',
    target: 'es2022',
  })
}
for (const name of ['card-frame.html', 'dashboard.html'])
  copyFileSync(from('src', 'browser', name), from('dist', 'browser', name))

/** The folder of the package that a bundled file came from, or nothing for a file of our own. */
function packageFolder(input) {
  const parts = join(process.cwd(), input).split('/')
  const at = parts.lastIndexOf('node_modules')
  if (at < 0) return undefined
  return parts.slice(0, at + (parts[at + 1]?.startsWith('@') ? 3 : 2)).join('/')
}

/** The licences of what was bundled, as they ask for. */
const folders = new Set(Object.keys(server.metafile.inputs).map(packageFolder).filter(Boolean))
const notices = [...folders].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text =
    file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : license
  return `${name} ${version} (${license})\n\n${text}\n`
})
writeFileSync(from('dist', 'THIRD-PARTY-LICENSES.txt'), notices.join('\n----\n\n'))
