import { expect, test } from 'vitest'
import { strayLines } from '../../scripts/test/stray-lines.ts'
import { cloudLog } from './cloud-log.ts'

test('an error is written whole, with what caused it', () => {
  const cause = Object.assign(new Error('the socket closed'), { code: 'ECONNRESET' })
  cloudLog.error('Something went wrong', { requestId: 'r1', error: new Error('no response', { cause }) })

  expect(JSON.parse(String(strayLines.pop()?.[0]))).toMatchObject({
    severity: 'ERROR',
    message: 'Something went wrong',
    requestId: 'r1',
    error: {
      message: 'no response',
      stack: expect.stringContaining('cloud-log.test'),
      cause: { message: 'the socket closed', code: 'ECONNRESET' },
    },
    stack_trace: expect.stringContaining('no response'),
  })
})
