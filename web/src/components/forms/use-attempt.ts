import { useRef, useState } from 'react'
import { errorSentence } from '#lib/api/api-error.ts'

/** Something that is sent and may fail: whether it is on its way, and the sentence that says why it failed; of several at once, the last one. */
export function useAttempt(fail?: (error: unknown) => Promise<void>) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    const turn = ++latest.current
    setPending(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      if (turn !== latest.current) return
      await (fail ? fail(error) : setProblem(errorSentence(error)))
    } finally {
      if (turn === latest.current) setPending(false)
    }
  }
  return { pending, problem, setProblem, attempt }
}
