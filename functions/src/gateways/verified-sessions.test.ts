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
