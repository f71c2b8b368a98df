import { expect, test } from 'vitest'
import { groupNumber } from './cards/card-number.ts'
import { cardsByBehaviour } from './cards/cards-by-behaviour.ts'
import { cardsByBrand } from './cards/cards-by-brand.ts'
import { cardsByCountry } from './cards/cards-by-country.ts'
import type { TestCard } from './cards/test-card.ts'
import { usage } from './cli-options.ts'
import { operations } from './http/operations/all.ts'
import { expectInReadme } from './testing/readme.ts'

function callsTable(): string {
  const kinds = [...new Set(operations.map(({ kind }) => kind))]
  const rows = kinds.map((kind) => {
    const calls = operations
      .filter((operation) => operation.kind === kind)
      .map(({ method, path, forBrowser }) => `\`${method.toUpperCase()} ${path}\`${forBrowser ? ' ¹' : ''}`)
    return `| \`${kind}\` | ${calls.join('<br>')} |`
  })
  return [
    '| object | calls |',
    '| --- | --- |',
    ...rows,
    '',
    '¹ also with the publishable key, as the browser calls.',
  ].join('\n')
}

const words: Record<NonNullable<TestCard['threeDSecure']>, string> = {
  always: 'asks for 3-D Secure',
  'already set up': 'asks for 3-D Secure, but not off-session',
  frictionless: '3-D Secure without the cardholder',
  'lookup fails': '3-D Secure fails: declined',
  'not supported': 'knows no 3-D Secure',
  'on request': 'asks for 3-D Secure where the call requests it',
  'on request, fails': 'where the call requests 3-D Secure, it fails, and the card pays',
  'unless set up': 'asks for 3-D Secure, off-session only until it was set up',
}

function behaviourOf(card: TestCard): string {
  const { threeDSecure, decline, dispute, refund, checks, risk, available, earlyFraudWarning } = card
  const parts = [
    threeDSecure ? words[threeDSecure] : '',
    decline
      ? `declined: \`${decline.code}\`${decline.radar ? ' by Radar' : ''}, \`${decline.declineCode}\``
      : '',
    dispute
      ? `pays, then ${dispute.times ?? 1} × ${dispute.inquiry ? 'an inquiry' : 'a dispute'} (\`${dispute.reason}\`)`
      : '',
    earlyFraudWarning ? 'pays, then an early fraud warning' : '',
    refund ? `pays; a refund ${refund}` : '',
    checks
      ? `checks: ${Object.entries(checks)
          .map(([name, result]) => `${name} ${result}`)
          .join(', ')}`
      : '',
    risk && !decline ? `pays at ${risk} risk` : '',
    available ? 'pays; at once available' : '',
  ].filter(Boolean)
  return parts.join('; ') || 'pays'
}

function cardsTable(): string {
  const rows = cardsByBehaviour.map(([number, ids, card]) => {
    const [id] = ids.split(' ')
    return `| ${groupNumber(number)} | ${id ? `\`pm_card_${id}\`` : ''} | ${behaviourOf(card)} |`
  })
  const numbers = (list: typeof cardsByBrand) => list.map(([number]) => `\`${number}\``).join(', ')
  return [
    '| number | id | what it does |',
    '| --- | --- | --- |',
    ...rows,
    '',
    `Cards of each brand that pay: ${numbers(cardsByBrand)}.`,
    '',
    `Cards of each country that pay: ${numbers(cardsByCountry)}.`,
  ].join('\n')
}

test('the README lists the calls that are supported', () => expectInReadme('calls', callsTable()))
test('the README lists the test cards', () => expectInReadme('cards', cardsTable()))
test('the README shows how the command is used', () => expectInReadme('usage', `\`\`\`\n${usage}\`\`\``))

test('no two calls have the same address', () => {
  const addresses = operations.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
