import { declaredParams } from 'firebase-functions/params'
import '../../functions/src/runtime.ts'
import { factorOf, secrets } from '../../functions/src/config.ts'
import { type Finding, found } from './finding.ts'

const secretNames = new Set(secrets.map(({ name }) => name))

/** The function's parameters, except secrets, in the order they are declared. */
export const parameterNames = declaredParams
  .map(({ name }) => name)
  .filter((name) => !secretNames.has(name) && name !== 'PROJECT_ID' && name !== 'GCLOUD_PROJECT')

const usualValues = declaredParams.map((param): [string, unknown] => [
  param.name,
  'options' in param ? Reflect.get(param.options, 'default') : undefined,
])

const isOrigin = (value: string) => /^https:\/\/[^/\s]+$/.test(value)
const aboveZero = /^(UNPAID_ORDER_HOURS|STRIPE_(ENDPOINT_)?PER_SECOND)$/

/** Anything written differently the function would silently misread, as 0, false or an address that is none. */
function isReadable(name: string, usual: unknown, value: string): boolean {
  if (name === 'RATE_LIMIT_FACTOR') return factorOf(value) !== undefined
  if (name === 'MAIL_FROM') return /[^@\s<>]@[^@\s<>]+\.[^@\s<>]+>?$/.test(value)
  if (name === 'CURRENCY') return /^[a-z]{3}$/i.test(value)
  if (name === 'SITE_ORIGINS') return value === '' || value.split(',').every(isOrigin)
  if (name === 'TAX_REGISTER_URL' || name === 'IMAGE_HOST_URL') return /^https:\/\/\S+$/.test(value)
  if (name === 'TRACES_URL' || name === 'STRIPE_API_URL') return value === '' || /^https:\/\/\S+$/.test(value)
  if (name === 'TYPESENSE_URL') return value === '' || isOrigin(value)
  if (name === 'SITE_URL') return isOrigin(value)
  if (aboveZero.test(name) && Number(value) === 0) return false
  if (typeof usual === 'number') return /^\d{1,9}$/.test(value)
  if (typeof usual === 'boolean') return value === 'true' || value === 'false'
  return true
}

/** Lines of `functions/.env.example` that no shop can go live with. */
const isExample = (name: string, value: string) =>
  /\bexample\.(com|org|net)\b/.test(value) || (name === 'SELLER_ADDRESS' && value === exampleAddress)
const exampleAddress = 'Street and number, postal code and town, country'

interface Place {
  file: string
  /** Whether the site's rewrite keeps its `pinTag`. */
  pinned: boolean
  /** The database that rules and indexes go to. */
  ruled: string
}

export function parameterFindings(
  values: Record<string, string> | undefined,
  { file, pinned, ruled }: Place,
): Finding[] {
  if (!values)
    return found(
      `There is no ${file}.`,
      `cp functions/.env.example ${file}, then change what differs for this project.`,
    )
  const set = Object.entries(values)
  const { DATABASE, MIN_INSTANCES } = values
  const misread = usualValues.flatMap(([name, usual]) => {
    const value = values[name]
    return value === undefined || isReadable(name, usual, value) ? [] : [[name, value] as const]
  })
  const rows: [wrong: string[], problem: (name: string) => string, remedy: (name: string) => string][] = [
    [
      parameterNames.filter((name) => !(name in values)),
      (name) => `${file} does not set ${name}; a deployment without a terminal would stop and ask for it.`,
      (name) => `Copy the line for ${name} from functions/.env.example.`,
    ],
    [
      set.flatMap(([name, value]) => (/localhost|127\.0\.0\.1/.test(value) ? [name] : [])),
      (name) => `${name} in ${file} points to this machine.`,
      () => 'Set the real address; functions/.env.example has the usual one.',
    ],
    [
      set.flatMap(([name, value]) => (isExample(name, value) ? [name] : [])).sort(),
      (name) => `${name} in ${file} is still the example.`,
      (name) => `Set ${name}; docs/operations.md says what it is for.`,
    ],
    [
      misread.map(([name]) => name),
      (name) => `${name} in ${file} is '${values[name]}', which the shop would misread.`,
      (name) => `functions/.env.example shows what ${name} looks like.`,
    ],
    [
      ['SELLER_NAME', 'SELLER_ADDRESS'].filter((name) => values[name] === ''),
      (name) => `${name} in ${file} is empty: invoices would not say who sells.`,
      (name) => `Set ${name}; docs/operations.md says what it looks like.`,
    ],
    [
      DATABASE !== undefined && DATABASE !== ruled ? ['DATABASE'] : [],
      (name) => `${name} in ${file} is ${DATABASE}, but rules and indexes go to ${ruled}.`,
      () => `Name the same database in firebase.json: "firestore": { "database": "${DATABASE}", … }`,
    ],
    [
      pinned && Number(MIN_INSTANCES) > 0 ? ['MIN_INSTANCES'] : [],
      (name) =>
        `${name} is ${MIN_INSTANCES} and the site's rewrite is pinned; the Firebase CLI rejects the two together.`,
      (name) =>
        `Set ${name}=0, or deploy with --unpinned and roll back pages and API separately (docs/operations.md).`,
    ],
  ]
  return rows.flatMap(([wrong, problem, remedy]) =>
    wrong.map((name) => ({ problem: problem(name), remedy: remedy(name) })),
  )
}
