import { declaredParams } from 'firebase-functions/params'
import '../../functions/src/runtime.ts'
import { readFileSync } from 'node:fs'
import { factorOf, secrets } from '../../functions/src/config.ts'
import { fromRoot } from '../shop/layout.ts'
import { readEnvFile } from './env-file.ts'
import { type Check, type Finding, found } from './finding.ts'

const secretNames = new Set(secrets.map(({ name }) => name))

/** The function's parameters, except secrets, in the order they are declared. */
export const parameterNames = declaredParams
  .map(({ name }) => name)
  .filter((name) => !secretNames.has(name) && name !== 'PROJECT_ID' && name !== 'GCLOUD_PROJECT')

const usualValues = declaredParams.map((param): [string, unknown] => [
  param.name,
  'options' in param ? Reflect.get(param.options, 'default') : undefined,
])

/** Anything written differently would silently become 0 or false when the function reads it. */
function isReadable(name: string, usual: unknown, value: string): boolean {
  if (name === 'RATE_LIMIT_FACTOR') return factorOf(value) !== undefined
  if (name === 'MAIL_FROM') return /[^@\s<>]@[^@\s<>]+\.[^@\s<>]+>?$/.test(value)
  if (name === 'SITE_URL') return /^https:\/\/[^/\s]+$/.test(value)
  if (typeof usual === 'number') return /^\d{1,9}$/.test(value)
  if (typeof usual === 'boolean') return value === 'true' || value === 'false'
  return true
}

/** Lines of `functions/.env.example` that no shop can go live with. */
const isExample = (name: string, value: string) =>
  /\bexample\.(com|org|net)\b/.test(value) || (name === 'SELLER_ADDRESS' && value === exampleAddress)
const exampleAddress = 'Street and number, postal code and town, country'

/** `values` come from `functions/.env.<project>`; `pinned` says whether the site's rewrite has `pinTag`. */
export function parameterFindings(
  values: Record<string, string> | undefined,
  { file, pinned, site }: { file: string; pinned: boolean; site: string },
): Finding[] {
  if (!values) {
    return found(
      `There is no ${file}.`,
      `cp functions/.env.example ${file}, then change what differs for this project.`,
    )
  }
  const findings: Finding[] = parameterNames
    .filter((name) => !(name in values))
    .map((name) => ({
      problem: `${file} does not set ${name}; a deployment without a terminal would stop and ask for it.`,
      remedy: `Copy the line for ${name} from functions/.env.example.`,
    }))
  for (const [name, value] of Object.entries(values)) {
    if (!/localhost|127\.0\.0\.1/.test(value)) continue
    findings.push({
      problem: `${name} in ${file} points to this machine.`,
      remedy: 'Set the real address; functions/.env.example has the usual one.',
    })
  }
  for (const name of Object.keys(values).sort()) {
    if (!isExample(name, values[name] ?? '')) continue
    findings.push({
      problem: `${name} in ${file} is still the example.`,
      remedy: `Set ${name}; docs/operations.md says what it is for.`,
    })
  }
  const { SITE_URL = '' } = values
  if (SITE_URL !== site && !isExample('SITE_URL', SITE_URL) && isReadable('SITE_URL', '', SITE_URL)) {
    findings.push({
      problem: `SITE_URL in ${file} is ${SITE_URL}, but the site is ${site}.`,
      remedy: `Mails link to SITE_URL: correct it, or name the site: --site ${SITE_URL}`,
    })
  }
  for (const [name, usual] of usualValues) {
    const value = values[name]
    if (value === undefined || isReadable(name, usual, value)) continue
    findings.push({
      problem: `${name} in ${file} is '${value}', which the shop would misread.`,
      remedy: `functions/.env.example shows what ${name} looks like.`,
    })
  }
  for (const name of ['SELLER_NAME', 'SELLER_ADDRESS']) {
    if (values[name] !== '') continue
    findings.push({
      problem: `${name} in ${file} is empty: invoices would not say who sells.`,
      remedy: `Set ${name}; docs/operations.md says what it looks like.`,
    })
  }
  if (pinned && Number(values.MIN_INSTANCES) > 0) {
    findings.push({
      problem: `MIN_INSTANCES is ${values.MIN_INSTANCES} and the site's rewrite is pinned; the Firebase CLI rejects the two together.`,
      remedy:
        'Set MIN_INSTANCES=0, or remove pinTag from firebase.json and roll back pages and API separately (docs/operations.md).',
    })
  }
  return findings
}

export const parameterCheck: Check = {
  name: 'parameters',
  async run({ projectId, site }) {
    const file = `functions/.env.${projectId}`
    const pinned = readFileSync(fromRoot('firebase.json'), 'utf8').includes('"pinTag": true')
    return parameterFindings(readEnvFile(fromRoot(file)), { file, pinned, site })
  },
}
