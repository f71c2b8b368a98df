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
  script: string[]
}

export const standInFolders = readdirSync(fromRoot('stand-ins')).map((name) => `stand-ins/${name}`)
const ofStandIns = (what: string, script: string, made: string) =>
  standInFolders.map(
    (folder): Build => ({
      name: what + folder,
      inputs: ['src', 'build.mjs', 'package.json'].map((name) => `${folder}/${name}`),
      stamps: [`${folder}/${made}/.stamp`],
      script: [script, '-w', folder],
    }),
  )

const standIns = ofStandIns('', 'build:js', 'dist')

/** Only the type check needs these, and they take longest. */
const standInTypes = ofStandIns('types of ', 'build:types', 'types')

const functions: Build = {
  name: 'functions',
  inputs: ['functions/src', 'functions/build', 'functions/build.mjs', 'contract/src'],
  stamps: ['functions/lib/.stamp'],
  script: ['build', '-w', 'functions'],
}

const mailPreviews: Build = {
  name: 'mail previews',
  inputs: ['functions/src/mails', 'functions/src/domain/mail', 'scripts/mails.ts'],
  stamps: ['.cache/mails/.stamp'],
  script: ['mails'],
}

/** Its pages are rendered by the function, so the renderer is built with it. */
const site: Build = {
  name: 'site',
  inputs: [
    ...[
      'src',
      'build',
      'public',
      'package.json',
      'vite.config.ts',
      'vite.pages.config.ts',
      '.env.offline',
    ].map((name) => `web/${name}`),
    ...['firebase.json', 'functions/.env.demo-wood-master', 'contract/src'],
    ...['scripts/shop/local-config.ts', 'scripts/shop/inline-sources.ts'],
  ],
  stamps: ['web/dist/.stamp', 'functions/pages/.stamp'],
  script: ['build:offline', '-w', '@wood-master/web'],
}

/** Of the sizes and times of all files in these places, and of the packages that build them. */
function fingerprint(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const input of [...inputs, 'package-lock.json']) {
    const place = fromRoot(input)
    const isFolder = statSync(place).isDirectory()
    const names = isFolder ? readdirSync(place, { recursive: true, encoding: 'utf8' }).sort() : ['']
    for (const name of names) {
      const { size, mtimeMs } = statSync(join(place, name))
      hash.update(`${input}/${name} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

const execute = promisify(execFile)

async function buildIfChanged({ name, inputs, stamps, script }: Build): Promise<void> {
  const wanted = fingerprint(inputs)
  const stampFiles = stamps.map((stamp) => fromRoot(stamp))
  if (stampFiles.every((file) => existsSync(file) && readFileSync(file, 'utf8') === wanted)) return
  console.log(`Building the ${name} ...`)
  await execute('npm', ['run', ...script], { cwd: fromRoot(), maxBuffer: Number.POSITIVE_INFINITY }).catch(
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

/** Builds what changed, side by side; none needs what another builds. Throws a Failure with the end of the output. */
const building = (wanted: Build[]) => async () => void (await Promise.all(wanted.map(buildIfChanged)))

export const buildOffline = building([site, functions, ...standIns, mailPreviews])
export const buildStandIns = building(standIns)
export const buildStandInTypes = building(standInTypes)
export const buildFunctionsAndSite = building([site, functions])
/** The offline site, and with it the renderer of its pages. */
export const buildSite = building([site])
