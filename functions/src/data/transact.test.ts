import { describe, expect, it } from 'vitest'
import { exclusiveRunner } from './transact.ts'

/** A work that runs until it is told to end. */
function work(name: string, seen: string[]) {
  let end: (outcome: 'done' | 'failed') => void = () => undefined
  const ended = new Promise<'done' | 'failed'>((resolve) => {
    end = resolve
  })
  const run = async () => {
    seen.push(`${name} starts`)
    if ((await ended) === 'failed') throw new Error(name)
    seen.push(`${name} ends`)
    return name
  }
  return { run, end }
}

describe('taking turns', () => {
  it('runs works of one key one after the other, also after one that failed', async () => {
    const runExclusive = exclusiveRunner()
    const seen: string[] = []
    const [first, second, third] = [work('first', seen), work('second', seen), work('third', seen)]
    const outcomes = Promise.allSettled([
      runExclusive('oak', first.run),
      runExclusive('oak', second.run),
      runExclusive('oak', third.run),
    ])
    third.end('done')
    second.end('failed')
    first.end('done')
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(seen).toEqual(['first starts', 'first ends', 'second starts', 'third starts', 'third ends'])
  })

  it('does not make works of another key wait', async () => {
    const runExclusive = exclusiveRunner()
    const seen: string[] = []
    const [slow, quick] = [work('slow', seen), work('quick', seen)]
    const slowDone = runExclusive('oak', slow.run)
    quick.end('done')
    await runExclusive('ash', quick.run)
    slow.end('done')
    await slowDone
    expect(seen).toEqual(['slow starts', 'quick starts', 'quick ends', 'slow ends'])
  })

  it('turns away at once whoever comes when the line is full, and lets the next one in when it is not', async () => {
    const runExclusive = exclusiveRunner(2)
    const seen: string[] = []
    const [first, second] = [work('first', seen), work('second', seen)]
    const running = [runExclusive('oak', first.run), runExclusive('oak', second.run)]
    await expect(runExclusive('oak', async () => 'third')).rejects.toMatchObject({ code: 'busy' })
    first.end('done')
    second.end('done')
    await Promise.all(running)
    expect(await runExclusive('oak', async () => 'fourth')).toBe('fourth')
  })
})
