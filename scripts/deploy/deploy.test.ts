import { describe, expect, test } from 'vitest'
import { awaitIndexes, findChannel, imageDays, setImagePolicy } from './project-state.ts'

const printed = (trouble: string, ok = true) => ({ ok, output: trouble, trouble })
const ready = '[READY] (orders) -- (uid,ASCENDING) (createdAt,DESCENDING)'

describe('the indexes', () => {
  test('are waited for until the database has built them all', async () => {
    const said = [
      `${ready}\n[CREATING] (movements) -- (productId,ASCENDING)`,
      `${ready}\n[READY] (movements)`,
    ]
    await awaitIndexes('shop-1', {
      cli: () => printed(said.shift() ?? 'too often', said.length < 2),
      pauseMs: 0,
    })
    expect(said).toEqual([])
  })

  test('stop the deployment when one is broken, takes too long, or they cannot be listed', async () => {
    const once = (text: string, ok = true) =>
      awaitIndexes('shop-1', { cli: () => printed(text, ok), patienceMs: 0, pauseMs: 0 })
    await expect(once('[NEEDS_REPAIR] (movements)')).rejects.toThrow('cannot be built')
    await expect(once('[CREATING] (movements)')).rejects.toThrow('is still building 1 indexes')
    await expect(once('403', false)).rejects.toThrow('403')
  })
})

describe('the images of the function', () => {
  test('are kept for as long as a release can be rolled back to', () => {
    const asked: string[][] = []
    const cli = (args: string[]) => {
      asked.push(args)
      return printed('Successfully set up cleanup policy')
    }
    expect(setImagePolicy('shop-1', 'europe-west1', cli)).toBe('set')
    expect(asked[0]?.join(' ')).toContain(`--location europe-west1 --days ${imageDays} --force`)
  })

  test('may be missing before the first deployment, and any other problem stops it', () => {
    const none = printed("Repository 'projects/shop-1/...' does not exist in Artifact Registry.")
    expect(setImagePolicy('shop-1', 'us-central1', () => none)).toBe('no images yet')
    expect(() => setImagePolicy('shop-1', 'us-central1', () => printed('403', false))).toThrow('403')
  })
})

test('the address of a preview is read from the list of channels, and a missing channel is a failure', () => {
  const live = { name: 'projects/p/sites/s/channels/live', url: 'https://s.web.app' }
  const preview = { name: 'projects/p/sites/s/channels/pr-7', url: 'https://s--pr-7-abc.web.app' }
  expect(findChannel({ channels: [live, preview] }, 'pr-7')).toEqual({ url: preview.url, site: 's' })
  for (const result of [{ channels: [live] }, {}, undefined]) {
    expect(() => findChannel(result, 'pr-7')).toThrow('no channel pr-7')
  }
})
