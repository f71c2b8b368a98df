import { expect, test, vi } from 'vitest'

test('an error is written whole, with what caused it', async () => {
  // The logger keeps the console that it finds when it is loaded.
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { cloudLog } = await import('./cloud-log.ts')
  const cause = Object.assign(new Error('the socket closed'), { code: 'ECONNRESET' })
  cloudLog.error('Something went wrong', { requestId: 'r1', error: new Error('no response', { cause }) })

  expect(JSON.parse(String(written.mock.calls[0]?.[0]))).toMatchObject({
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
