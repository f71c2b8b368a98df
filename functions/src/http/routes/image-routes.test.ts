import { expect, it } from 'vitest'
import { atMost } from './image-routes.ts'

it('runs so many works at once and turns the next one away, until one of them ends, well or badly', async () => {
  const run = atMost(2, () => new Error('too many'))
  const ends: (() => void)[] = []
  const waiting = () => new Promise<void>((resolve) => ends.push(resolve))
  const [first, second] = [
    run(waiting),
    run(async () => waiting().then(() => Promise.reject(new Error('failed')))),
  ]
  await expect(run(waiting)).rejects.toThrow('too many')
  for (const end of ends) end()
  await first
  await expect(second).rejects.toThrow('failed')
  expect(await run(async () => 'done')).toBe('done')
})
