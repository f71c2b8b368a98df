import { describe, expect, it } from 'vitest'
import { type Call, calls } from './calls.ts'
import { exampleOf } from './examples.ts'
import { type CallName, routes } from './routes.ts'

const callNames = Object.keys(routes) as CallName[]

describe('every example', () => {
  it.each(callNames)('of %s is what its schemas take', (name) => {
    const call: Call = calls[name]
    const { params, query, body, response }: Record<string, unknown> = { ...exampleOf(name) }
    if (call.params) call.params.parse(params)
    if (call.query) call.query.parse(query ?? {})
    if (call.body) call.body.parse(body)
    expect(call.response.parse(response)).toEqual(response)
  })
})
