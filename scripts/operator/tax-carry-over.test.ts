import { expect, onTestFinished, test, vi } from 'vitest'
import { carryOver } from './tax-carry-over.ts'

test('says that it changed nothing where somebody saved tax settings meanwhile', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const content = { zones: [{ name: 'Norway', countries: ['NO'], taxPercent: 25 }] }
  const find = async () => ({ content, version: 'older' })
  const store = { find, replace: async () => undefined }
  const shop = { now: () => new Date(), taxSettings: store, delivery: store } as never
  for (const step of ['apply', 'undo'])
    await expect(
      carryOver(shop, { words: [step], values: { seller: 'NO', 'tax-number': 'NO 999 999 999 MVA' } }),
    ).rejects.toThrow('Nothing was changed')
})
