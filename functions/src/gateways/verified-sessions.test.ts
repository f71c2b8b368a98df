import { expect, it } from 'vitest'
import { verifiedSessions } from './verified-sessions.ts'

const identity = { uid: 'sam', email: 'sam@wood-master.test' }

it('knows a session until it ends, and no other one', () => {
  let time = 0
  const sessions = verifiedSessions(() => time)
  sessions.keep('token', { identity, endsAt: 1_000 })
  expect(sessions.find('token')).toBe(identity)
  expect(sessions.find('token.')).toBeUndefined()
  time = 999
  expect(sessions.find('token')).toBe(identity)
  time = 1_000
  expect(sessions.find('token')).toBeUndefined()
})

it('forgets a session that was revoked', () => {
  const sessions = verifiedSessions(() => 0)
  sessions.keep('token', { identity, endsAt: 1_000 })
  sessions.forget('token')
  expect(sessions.find('token')).toBeUndefined()
})

it('knows for how long an account was found valid', () => {
  let time = 100
  const sessions = verifiedSessions(() => time)
  const within = { checkedWithinMs: 50 }
  sessions.keep('token', { identity, endsAt: 1_000 })
  expect(sessions.find('token', within)).toBeUndefined()
  sessions.keep('token', { identity, endsAt: 1_000, checkedAt: time })
  time = 149
  expect(sessions.find('token', within)).toBe(identity)
  expect(sessions.find('token', { checkedWithinMs: 0 })).toBeUndefined()
  time = 150
  expect(sessions.find('token', within)).toBeUndefined()
  expect(sessions.find('token')).toBe(identity)
})
