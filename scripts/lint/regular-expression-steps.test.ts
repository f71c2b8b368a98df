import { readdirSync, readFileSync } from 'node:fs'
import { type AST, visitRegExpAST } from '@eslint-community/regexpp'
import { addressFormOf, countries } from '@wood-master/contract/address-format'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../shop/layout.ts'
import { countingSearch, parse, takenBy } from './testing/count-steps.ts'

interface Expression {
  file: string
  source: string
  flags: string
}

/** A text of constants of its own file; nothing for what is put together from data. */
function constantText(node: ts.Node, constants: Map<string, ts.Expression>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text)
    return constant && constantText(constant, constants)
  }
  if (!ts.isTemplateExpression(node)) return undefined
  const parts = node.templateSpans.map(({ expression, literal }) => {
    const text = constantText(expression, constants)
    return text === undefined ? undefined : text + literal.text
  })
  return parts.includes(undefined) ? undefined : node.head.text + parts.join('')
}

function expressionsIn(file: string, text: string): Expression[] {
  const constants = new Map<string, ts.Expression>()
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer)
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') {
      const [source, flags] = (node.arguments ?? []).map((argument) => constantText(argument, constants))
      if (source !== undefined) found.push({ file, source, flags: flags ?? '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return found
}

const files = ['contract/src', 'functions/src', 'web/src'].flatMap((part) =>
  readdirSync(fromRoot(part), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\//.test(name))
    .map((name) => `${part}/${name}`),
)
const written = files.flatMap((file) => expressionsIn(file, readFileSync(fromRoot(file), 'utf8')))

/** The one expression that is put together from data: what a postal code looks like, by country. */
const postalCodes = countries.flatMap((country) => {
  const { postalCode } = addressFormOf(country)
  return postalCode
    ? [{ file: `postal code of ${country}`, source: postalCode.source, flags: postalCode.flags }]
    : []
})

const pool = [
  ...'a0 \t\n\u2028-.,;:/"\'@xZé１',
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
]

/** Two characters that an element takes. */
function someOf(node: AST.Element, flags: string): string[] {
  return node.type === 'Character'
    ? [String.fromCodePoint(node.value)]
    : pool.filter(takenBy(node, flags)).slice(0, 2)
}

/** A short text that an element takes. */
function wordOf(node: AST.Element, flags: string): string {
  if (node.type === 'Quantifier')
    return wordOf(node.element, flags).repeat(Math.max(1, Math.min(node.min, 3)))
  if (node.type === 'Assertion' || node.type === 'Backreference') return ''
  if (node.type === 'Group' || node.type === 'CapturingGroup') {
    return (node.alternatives[0]?.elements ?? []).map((element) => wordOf(element, flags)).join('')
  }
  return someOf(node, flags)[0] ?? ''
}

/** A hostile text of about this length. */
type Attack = (length: number) => string

/**
 * Texts of any length that an expression may find hard: what its beginning takes, then one part repeated (its characters, two of
 * them in turn, what it repeats itself), then what its end does not take.
 */
function* attacksOn({ source, flags }: Expression): Generator<Attack> {
  const pattern = parse(source, flags)
  const characters = new Set(['\n', '\u2028'])
  const words: string[] = []
  const add = (node: AST.Element) => {
    for (const character of someOf(node, flags)) characters.add(character)
  }
  visitRegExpAST(pattern, {
    onCharacterEnter: add,
    onCharacterClassEnter: add,
    onCharacterSetEnter: (node) => {
      if (node.parent.type !== 'CharacterClass') add(node as AST.Element)
    },
    onQuantifierEnter: ({ element }) => words.push(wordOf(element, flags)),
  })
  const beginnings = ['']
  for (const element of pattern.alternatives[0]?.elements ?? []) {
    beginnings.push(beginnings.at(-1) + wordOf(element, flags))
  }
  const few = [...characters].slice(0, 8)
  const repeated = new Set([
    ...beginnings,
    ...words,
    ...few,
    ...few.flatMap((one) => few.map((other) => one + other)),
  ])
  repeated.delete('')
  for (const beginning of new Set(beginnings.slice(0, 7))) {
    for (const part of repeated) {
      for (const end of ['', '\0', '\u2028z', beginnings.at(-1)]) {
        yield (length) => beginning + part.repeat(Math.ceil(length / part.length)) + end
      }
    }
  }
}

const times = 4
/** An attack four times as long may take this many times the steps: linear, and a little for rounding. */
const mostGrowth = 4.5
/** The search for one attack ends here; a quadratic one takes less for the longest. */
const mostSteps = 5_000_000

/**
 * An attack for which an expression takes more than a time that grows as the text does. One that only passes its bound, as
 * `{1,128}` does between the first two lengths, grows as it should between the last two.
 */
function hardFor(expression: Expression): string | undefined {
  const search = countingSearch(expression.source, expression.flags, mostSteps)
  const stepsFor = (attack: Attack, length: number) => search(attack(length)).steps
  for (const attack of attacksOn(expression)) {
    const grows = (length: number) => {
      const steps = stepsFor(attack, times * length)
      return steps > mostSteps || steps > mostGrowth * stepsFor(attack, length)
    }
    if (grows(32) && grows(512)) return attack(8)
  }
  return undefined
}

describe('the steps of every regular expression', () => {
  const distinct = new Map([...written, ...postalCodes].map((one) => [`/${one.source}/${one.flags}`, one]))

  test('grow as the text does, at the worst', () => {
    expect(distinct.size).toBeGreaterThan(100)
    const hard = [...distinct.values()].flatMap((expression) => {
      const text = hardFor(expression)
      return text === undefined ? [] : [{ ...expression, text }]
    })
    expect(hard).toEqual([])
  }, 60_000)

  test('are those of a search that finds what the engine itself finds', () => {
    const differing = [...distinct.values()].flatMap((expression) => {
      const { source, flags } = expression
      const search = countingSearch(source, flags, mostSteps)
      const own = new RegExp(source, `${flags.replace('g', '')}g`)
      return [...attacksOn(expression)]
        .map((attack) => attack(7))
        .filter((text) => JSON.stringify(search(text).found) !== JSON.stringify(text.match(own) ?? []))
        .map((text) => `${source} on ${JSON.stringify(text)}`)
    })
    expect(differing).toEqual([])
  }, 60_000)
})

/** How a pasted line was once read: 2,400 characters took seven seconds. */
const oldQuantityFirst = `const number = '[-+]?\\\\d[\\\\d.,]*'
const counted = '(?:x|×|\\\\*|pcs?\\\\.?|pieces?|ea\\\\.?|each|units?)'
const quantityFirst = new RegExp(\`^(\${number})\\\\s*(?:\${counted}(?:\\\\s+of)?\\\\s+|[\\\\s,:]+)(.+)$\`, 'i')`

test.each([
  ['a quantity and a product', oldQuantityFirst],
  ['what is trimmed at an end', "text.replace(/-+$/, '')"],
  ['a choice within a loop', '/^(a|a)*$/.test(text)'],
  ['two neighbours that want the same', '/^\\d+\\d+$/.test(text)'],
  ['what looks behind', '/(?<=x\\s*)y/.test(text)'],
])('grow faster, and are found out, for %s', (_, code) => {
  const [found, ...others] = expressionsIn('example.ts', code)
  expect(others).toEqual([])
  expect(found && hardFor(found)).toBeTypeOf('string')
})
