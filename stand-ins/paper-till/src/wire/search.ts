import { valueAt } from '../json.ts'
import { invalidParameter } from './stripe-error.ts'

type Test = (entry: object) => boolean

interface Clause {
  negated: boolean
  field: string
  key: string | null
  operator: string
  value: string
  quoted: boolean
}

const clausePattern =
  /^(-?)(\w+(?:\.\w+)*)(?:\[(?:"([^"]*)"|'([^']*)')\])?\s*(:|~|>=|<=|>|<)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(-?\w+))/

function wrongQuery(query: string): never {
  throw invalidParameter(`We were unable to parse your search query: ${query}`, 'query')
}

function readClause(text: string, query: string): { clause: Clause; rest: string } {
  const match = clausePattern.exec(text)
  if (!match) return wrongQuery(query)
  const [whole, minus, field = '', keyA, keyB, operator = ':', quotedA, quotedB, bare = ''] = match
  const quotedValue = quotedA ?? quotedB
  const clause = {
    negated: minus === '-',
    field,
    key: keyA ?? keyB ?? null,
    operator,
    value: (quotedValue ?? bare).replaceAll(/\\(.)/g, '$1'),
    quoted: quotedValue !== undefined,
  }
  return { clause, rest: text.slice(whole.length).trimStart() }
}

function holds({ field, key, operator, value, quoted }: Clause, entry: object): boolean {
  const found = valueAt(entry, key === null ? field.split('.') : [...field.split('.'), key])
  if (value === 'null' && !quoted) return found === undefined || found === null
  if (operator === '~')
    return String(found ?? '')
      .toLowerCase()
      .includes(value.toLowerCase())
  if (operator === ':') return String(found ?? '').toLowerCase() === value.toLowerCase()
  const [left, right] = [Number(found), Number(value)]
  if (operator === '>') return left > right
  if (operator === '<') return left < right
  return operator === '>=' ? left >= right : left <= right
}

/** Reads Stripe's search language: clauses joined by AND or by OR, never by both; refuses fields outside `fields`. */
export function searchTest(query: string, fields: readonly string[]): Test {
  const clauses: Clause[] = []
  const joins = new Set<string>()
  let rest = query.trim()
  while (true) {
    const read = readClause(rest, query)
    if (!fields.includes(read.clause.field)) {
      throw invalidParameter(`Field \`${read.clause.field}\` is an unsupported search field.`, 'query')
    }
    clauses.push(read.clause)
    if (read.rest === '') break
    const join = /^(AND|OR)\s+/i.exec(read.rest)
    if (join) joins.add((join[1] ?? '').toUpperCase())
    else joins.add('AND')
    rest = join ? read.rest.slice(join[0].length) : read.rest
  }
  if (joins.size > 1) throw invalidParameter('A query cannot combine AND and OR.', 'query')
  const one = (entry: object) => (clause: Clause) => holds(clause, entry) !== clause.negated
  return joins.has('OR') ? (entry) => clauses.some(one(entry)) : (entry) => clauses.every(one(entry))
}
