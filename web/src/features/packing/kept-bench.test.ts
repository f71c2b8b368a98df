import { expect, it } from 'vitest'
import { readBench } from './use-bench.ts'

const empty = { packed: {}, tracking: {}, carriers: {}, usedFor: {} }

it('reads what it kept', () => {
  const bench = {
    packed: { o1: { p1: 3 } },
    tracking: { o1: '1Z999' },
    carriers: { o1: 'UPS' },
    usedFor: { 'r1 parcel': 'UPS' },
  }
  expect(readBench(JSON.stringify(bench))).toEqual(bench)
})

it.each([undefined, '', 'no json', 'null', '[]', '7', '{"packed":7,"tracking":null,"carriers":"UPS"}'])(
  'starts anew with %j',
  (text) => {
    expect(readBench(text)).toEqual(empty)
  },
)

it('leaves out what has another shape', () => {
  const text =
    '{"packed":{"o1":{"p1":7,"p2":"7","p3":-1},"o2":"p1","o3":["p1"]},"tracking":{"o1":7,"o2":"1Z"}}'
  expect(readBench(text)).toEqual({ ...empty, packed: { o1: { p1: 7 }, o3: {} }, tracking: { o2: '1Z' } })
})
