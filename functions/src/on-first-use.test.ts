import { expect, test } from 'vitest'
import { onFirstUse } from './on-first-use.ts'

interface Greeter {
  greet(name: string): Promise<string>
}

test('loads once, with the first call, and hands calls and errors on', async () => {
  let loaded = 0
  const greeter = onFirstUse<Greeter>(async () => {
    loaded += 1
    return {
      async greet(name) {
        if (name === '') throw new Error('nobody')
        return `Hello ${name}`
      },
    }
  })
  expect(loaded).toBe(0)
  expect(await Promise.all([greeter.greet('oak'), greeter.greet('ash')])).toEqual(['Hello oak', 'Hello ash'])
  await expect(greeter.greet('')).rejects.toThrow('nobody')
  expect(loaded).toBe(1)
})

test('can be handed through a promise without being called', async () => {
  let loaded = 0
  const greeter = onFirstUse<Greeter>(async () => {
    loaded += 1
    return { greet: async (name) => name }
  })
  expect(await Promise.resolve(greeter)).toBe(greeter)
  expect(loaded).toBe(0)
})
