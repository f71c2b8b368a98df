import {
  advanceTestClock,
  createTestClock,
  deleteTestClock,
  findTestClock,
} from '../../payments/test-clocks.ts'
import { lists, type Operation } from './operation.ts'

const kind = 'test_helpers.test_clock'
const path = '/v1/test_helpers/test_clocks'

export const testClockOperations: Operation[] = [
  { method: 'post', path, kind, returns: 'object', mayBeEmpty: [], run: createTestClock },
  lists({ path, kind, entries: ({ testClocks }) => testClocks.values() }),
  {
    method: 'get',
    path: `${path}/:id`,
    kind,
    returns: 'object',
    run: (work, params, id) => {
      params.onlyKnown([])
      return findTestClock(work, id)
    },
  },
  {
    method: 'post',
    path: `${path}/:id/advance`,
    kind,
    returns: 'object',
    run: (work, params, id) => advanceTestClock(work, id, params),
  },
  {
    method: 'delete',
    path: `${path}/:id`,
    kind,
    returns: 'object',
    run: (work, _params, id) => deleteTestClock(work, id),
  },
]
