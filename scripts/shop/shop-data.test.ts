import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fromRoot } from './layout.ts'
import { replaceFolder, shopData } from './shop-data.ts'

const kept = fromRoot('.cache', 'kept-shop')
const everything = () => true
const nothingSaved = (path: string) => path !== kept

test('without --keep the shop starts from the seeded data, whatever was saved', () => {
  expect(shopData(false, everything)).toEqual({
    emulators: fromRoot('emulator-data'),
    stripeState: fromRoot('emulator-data', 'stripe.json'),
    images: undefined,
  })
})

test('the first run with --keep starts from the seeded data and stores images on disk', () => {
  expect(shopData(true, nothingSaved)).toEqual({
    emulators: fromRoot('emulator-data'),
    stripeState: fromRoot('emulator-data', 'stripe.json'),
    images: fromRoot('.cache', 'kept-images'),
  })
})

test('the next run with --keep starts from what was saved, payments and images included', () => {
  expect(shopData(true, everything)).toEqual({
    emulators: kept,
    stripeState: `${kept}/stripe.json`,
    images: fromRoot('.cache', 'kept-images'),
  })
})

test('a shop whose seeded data is gone says how to get it back', () => {
  expect(() => shopData(false, () => false)).toThrow('git checkout emulator-data')
})

test('a folder is replaced only once the new one is whole', async () => {
  mkdirSync(fromRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(fromRoot('.cache', 'replaced-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'old'), '')
  const tries: string[] = []
  const fill = async (next: string, problem?: Error) => {
    tries.push(next)
    mkdirSync(next)
    writeFileSync(join(next, 'new'), '')
    if (problem) throw problem
  }
  await expect(replaceFolder(folder, (next) => fill(next, new Error('no Java')))).rejects.toThrow('no Java')
  expect(readdirSync(folder)).toEqual(['old'])
  await replaceFolder(folder, fill)
  expect(readdirSync(folder)).toEqual(['new'])
  expect(tries.filter((next) => existsSync(next))).toEqual([])
})
