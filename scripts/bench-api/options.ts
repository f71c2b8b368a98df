import { parseArgs } from 'node:util'
import { Failure } from '../shop/failure.ts'

export const sections = ['documents', 'races', 'lists', 'orders'] as const
export type Section = (typeof sections)[number]

export interface Options {
  /** All of them, unless `--only` names some. */
  measured: ReadonlySet<Section>
  rounds: number
}

/** `--only lists,orders --rounds 3`; throws a Failure for anything else. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' } },
  })
  const wanted = values.only?.split(',') ?? sections
  const measured = sections.filter((section) => wanted.includes(section))
  const rounds = Number(values.rounds)
  if (measured.length !== wanted.length) throw new Failure(`--only takes some of ${sections.join(', ')}.`)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Failure('--rounds takes a number from 1 on.')
  return { measured: new Set(measured), rounds }
}
