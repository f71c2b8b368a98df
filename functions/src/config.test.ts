import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { factorOf, readConfig, secrets } from './config.ts'

beforeEach(() => {
  for (const { name } of secrets) vi.stubEnv(name, 'secret')
})
afterEach(() => vi.unstubAllEnvs())

describe('RATE_LIMIT_FACTOR', () => {
  it.each([
    ['0', 0],
    ['0.5', 0.5],
    ['1', 1],
    ['12.25', 12.25],
  ])('%s is read as it is written', (said, factor) => {
    expect(factorOf(said)).toBe(factor)
    vi.stubEnv('RATE_LIMIT_FACTOR', said)
    expect(readConfig().http.rateLimitFactor).toBe(factor)
  })

  it.each(['', 'half', '0,5', '-1', '1e3', 'NaN', '1001', ' 1'])('%j never turns the limits off', (said) => {
    expect(factorOf(said)).toBeUndefined()
    vi.stubEnv('RATE_LIMIT_FACTOR', said)
    expect(readConfig().http.rateLimitFactor).toBe(1)
  })
})
