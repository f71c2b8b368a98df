import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSession } from './session.ts'

const account = { uid: 'u1', email: 'sam@wood-master.test', name: 'Sam' }

let kept: Map<string, string>
const open = () =>
  createSession({
    read: (key) => kept.get(key),
    write: (key, text) => {
      if (text === undefined) kept.delete(key)
      else kept.set(key, text)
      return true
    },
  })

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', new EventTarget())
})

afterEach(() => vi.unstubAllGlobals())

it('is remembered between visits, with the token under the name that is specified', () => {
  open().start(account, 'token')
  expect(kept.get('accessToken')).toBe('token')
  expect(open().account()).toEqual(account)
  expect(open().token()).toBe('token')
})

it('is the same object until it changes', () => {
  const session = open()
  session.start(account, 'token')
  expect(session.account()).toBe(session.account())
  session.rename({ name: 'Samantha' })
  expect(session.account()).toEqual({ ...account, name: 'Samantha' })
})

it('is forgotten whole when it ends', () => {
  const session = open()
  session.start(account, 'token')
  session.end()
  expect(session.account()).toBeUndefined()
  expect(kept.size).toBe(0)
})

it('tells a lost session from an ended one', () => {
  const session = open()
  const lost = vi.fn()
  const unsubscribe = session.onLost(lost)
  session.start(account, 'token')
  session.end()
  expect(lost).not.toHaveBeenCalled()
  session.lose()
  expect(lost).toHaveBeenCalledOnce()
  unsubscribe()
  session.lose()
  expect(lost).toHaveBeenCalledOnce()
})

it('is lost, too, when another tab signs out or in as somebody else, and tells it once', () => {
  const session = open()
  session.start(account, 'token')
  const lost = vi.fn()
  const unsubscribe = session.onLost(lost)
  const otherTabWrites = (person: string | undefined) => {
    if (person) kept.set('wood-master.person', person)
    else kept.delete('wood-master.person')
    window.dispatchEvent(new Event('storage'))
  }
  otherTabWrites(JSON.stringify({ ...account, name: 'Samantha' }))
  expect(lost).not.toHaveBeenCalled()
  otherTabWrites(undefined)
  otherTabWrites(undefined)
  expect(lost).toHaveBeenCalledOnce()
  // Nobody's session is lost when somebody signs in.
  otherTabWrites(JSON.stringify(account))
  expect(lost).toHaveBeenCalledOnce()
  otherTabWrites(JSON.stringify({ ...account, uid: 'u2' }))
  expect(lost).toHaveBeenCalledTimes(2)
  unsubscribe()
  otherTabWrites(undefined)
  expect(lost).toHaveBeenCalledTimes(2)
})

it.each(['not json', '{"uid":"u1"}', '{"uid":1,"email":"a@b.test"}', 'null'])(
  'treats %s in the storage as signed out',
  (text) => {
    kept.set('wood-master.person', text)
    expect(open().account()).toBeUndefined()
  },
)
