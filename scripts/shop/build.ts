import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Failure } from './failure.ts'
import { fromRoot } from './layout.ts'

interface Build {
  name: string
  inputs: string[]
  /** Lie inside the built folders, so that they disappear together with them. */
  stamps: string[]
  args: string[]
}

const standInFolders = [
  'stand-ins/paper-till',
  'stand-ins/image-host',
  'stand-ins/mailbox',
  'stand-ins/tax-register',
]
const standInInputs = (folder: string) => [
  `${folder}/src`,
  `${folder}/build.mjs`,
  `${folder}/package.json`,
  'package-lock.json',
]

const standIns = standInFolders.map(
  (folder): Build => ({
    name: folder,
    inputs: standInInputs(folder),
    stamps: [`${folder}/dist/.stamp`],
    args: ['run', 'build:js', '-w', folder],
  }),
)

/** Only the type check needs these, and they take longest. */
const standInTypes = standInFolders.map(
  (folder): Build => ({
    name: `types of ${folder}`,
    inputs: standInInputs(folder),
    stamps: [`${folder}/types/.stamp`],
    args: ['run', 'build:types', '-w', folder],
  }),
)

const functions: Build = {
  name: 'functions',
  inputs: ['functions/src', 'functions/build', 'functions/build.mjs', 'contract/src', 'package-lock.json'],
  stamps: ['functions/lib/.stamp'],
  args: ['run', 'build', '-w', 'functions'],
}

const mailPreviews: Build = {
  name: 'mail previews',
  inputs: ['functions/src/mails', 'functions/src/domain/mail', 'scripts/mails', 'package-lock.json'],
  stamps: ['.cache/mails/.stamp'],
  args: ['run', 'mails'],
}

/** Its pages are rendered by the function, so the renderer is built with it. */
const site: Build = {
  name: 'site',
  inputs: [
    'web/src',
    'web/build',
    'web/package.json',
    'web/public',
    'web/vite.config.ts',
    'web/vite.pages.config.ts',
    'firebase.json',
    'scripts/shop/local-config.ts',
    'scripts/shop/inline-sources.ts',
    'web/.env.offline',
    'contract/src',
    'package-lock.json',
  ],
  stamps: ['web/dist/.stamp', 'functions/pages/.stamp'],
  args: ['run', 'build:offline', '-w', '@wood-master/web'],
}

/** The bare page that the benchmark of pages compares with. */
const floor: Build = {
  name: 'floor page',
  inputs: [
    ...['index.html', 'main.ts', 'page.ts', 'prerender.ts', 'vite.config.ts', 'public'].map(
      (name) => `scripts/bench-pages/floor/${name}`,
    ),
    'package-lock.json',
  ],
  stamps: ['scripts/bench-pages/floor/dist/.stamp'],
  args: ['run', 'build', '-w', '@wood-master/floor'],
}

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) yield* files(join(path, name))
}

function fingerprint(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of files(fromRoot(input))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

const execute = promisify(execFile)

async function buildIfChanged({ name, inputs, stamps, args }: Build): Promise<void> {
  const wanted = fingerprint(inputs)
  const stampFiles = stamps.map((stamp) => fromRoot(stamp))
  if (stampFiles.every((file) => existsSync(file) && readFileSync(file, 'utf8') === wanted)) return
  console.log(`Building the ${name} ...`)
  await execute('npm', args, { cwd: fromRoot(), maxBuffer: Number.POSITIVE_INFINITY }).catch(
    ({ stdout, stderr, message }) => {
      const output = `${stdout}${stderr}`.slice(-3_000) || message
      throw new Failure(`Building the ${name} failed. Fix what is reported here, then try again:\n${output}`)
    },
  )
  for (const file of stampFiles) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, wanted)
  }
}

/** Side by side; none needs what another builds. Throws a Failure with the end of the output. */
async function buildAll(wanted: Build[]): Promise<void> {
  await Promise.all(wanted.map(buildIfChanged))
}

/** Builds the stand-ins, the function and the offline site, each only when its inputs changed. */
export const buildOffline = () => buildAll([site, functions, ...standIns, mailPreviews])

/** Builds the stand-ins alone, for scripts and tests that start one. */
export const buildStandIns = () => buildAll(standIns)

export const buildStandInTypes = () => buildAll(standInTypes)

export const buildFunctionsAndSite = () => buildAll([site, functions])

/** Builds the offline site alone, and with it the renderer of its pages. */
export const buildSite = () => buildAll([site])

export const buildFloor = () => buildAll([floor])
