import { newId } from '../ledger/ids.ts'
import type { TestClock } from '../ledger/objects.ts'
import type { Params } from '../wire/params.ts'
import { found, invalidParameter, notPossible } from '../wire/stripe-error.ts'
import type { Work } from './work.ts'

const month = 30 * 24 * 60 * 60

/** A test clock. Nothing that is covered here is billed by one; to move what is, use the stand-in's own clock. */
export function createTestClock(work: Work, params: Params): TestClock {
  params.onlyKnown('frozen_time name')
  const clock: TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: work.now,
    deletes_after: work.now + month,
    frozen_time: params.requiredInteger('frozen_time'),
    livemode: false,
    name: params.text('name'),
    status: 'ready',
    status_details: {},
  }
  work.ledger.testClocks.set(clock.id, clock)
  work.emit('test_helpers.test_clock.created', clock)
  return clock
}

export const findTestClock = (work: Work, id: string) =>
  found(work.ledger.testClocks, id, 'test clock', 'test_clock')

export function advanceTestClock(work: Work, params: Params, id: string): TestClock {
  params.onlyKnown('frozen_time')
  const clock = findTestClock(work, id)
  const time = params.requiredInteger('frozen_time')
  if (clock.status !== 'ready') throw notPossible('Test clock advancement is underway.')
  if (time <= clock.frozen_time) {
    throw invalidParameter('The frozen_time must be after the current frozen time.', 'frozen_time')
  }
  clock.frozen_time = time
  clock.status = 'advancing'
  clock.status_details = { advancing: { target_frozen_time: time } }
  work.emit('test_helpers.test_clock.advancing', clock)
  finishAdvance(work, clock)
  return clock
}

/** A clock that advances has arrived a moment later. */
export function finishAdvance(work: Work, clock: TestClock): void {
  work.soon((later) => {
    clock.status = 'ready'
    clock.status_details = {}
    later.emit('test_helpers.test_clock.ready', clock)
  })
}

export function deleteTestClock(work: Work, id: string) {
  const clock = findTestClock(work, id)
  work.ledger.testClocks.delete(id)
  work.emit('test_helpers.test_clock.deleted', clock)
  return { id, object: clock.object, deleted: true }
}
