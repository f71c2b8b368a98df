import { Worker } from 'node:worker_threads'
import { watchedLines } from './domain/log.ts'

/** Bytes for the names of the requests that are under way. */
const mostBytes = 2_000
const looks = 4

const state = { running: 0, beat: 1, bytes: 2 }
const headBytes = 3 * Int32Array.BYTES_PER_ELEMENT

/** In a thread of its own: whoever holds the event loop can neither log nor end anything. It counts its own looks. */
const watching = `
const { workerData: { shared, holdMs } } = require('node:worker_threads')
const state = new Int32Array(shared, 0, 3)
for (let still = 0; ; ) {
  Atomics.wait(state, ${state.running}, 0)
  const seen = Atomics.wait(state, ${state.beat}, Atomics.load(state, ${state.beat}), holdMs / ${looks})
  still = seen === 'timed-out' && Atomics.load(state, ${state.running}) > 0 ? still + 1 : 0
  if (still < ${looks}) continue
  const requests = Buffer.from(shared, ${headBytes}, state[${state.bytes}]).toString().split('\\n')
  const line = { severity: 'CRITICAL', message: '${watchedLines.loopHeld}', ms: holdMs, requests }
  require('node:fs').writeSync(2, JSON.stringify(line) + '\\n')
  process.kill(process.pid, 'SIGKILL')
}
`

/** Ends the process when requests are under way and nothing else has run for `holdMs`, and logs which. */
export function loopWatch(holdMs = 1_000) {
  const shared = new SharedArrayBuffer(headBytes + mostBytes)
  const shown = new Int32Array(shared, 0, 3)
  const text = Buffer.from(shared, headBytes)
  const running = new Map<symbol, string>()
  let isStarted = false
  let beats: NodeJS.Timeout | undefined

  function beat(): void {
    Atomics.add(shown, state.beat, 1)
    Atomics.notify(shown, state.beat)
  }

  function show(): void {
    Atomics.store(shown, state.bytes, text.write([...running.values()].join('\n')))
    Atomics.store(shown, state.running, running.size)
    Atomics.notify(shown, state.running)
  }

  return {
    /** A request begins, under a name for the log; call what it returns when the request is over. */
    begin(name: string): () => void {
      const key = Symbol()
      running.set(key, name)
      beat()
      show()
      beats ??= setInterval(beat, holdMs / looks / 2).unref()
      return () => {
        if (!running.delete(key)) return
        show()
        if (!isStarted) new Worker(watching, { eval: true, workerData: { shared, holdMs } }).unref()
        isStarted = true
        if (running.size > 0) return
        clearInterval(beats)
        beats = undefined
      }
    },
  }
}
