import {
  advanceTestClock,
  createTestClock,
  deleteTestClock,
  findTestClock,
} from '../../payments/test-clocks.ts'
import { deletes, lists, type Operation, posts, retrieves } from './operation.ts'

const kind = 'test_helpers.test_clock'
const path = '/v1/test_helpers/test_clocks'

export const testClockOperations: Operation[] = [
  posts(path, kind, createTestClock, { mayBeEmpty: '' }),
  lists({ path, kind, entries: ({ testClocks }) => testClocks.values() }),
  retrieves(`${path}/:id`, kind, findTestClock),
  posts(`${path}/:id/advance`, kind, advanceTestClock),
  deletes(`${path}/:id`, kind, deleteTestClock),
]
