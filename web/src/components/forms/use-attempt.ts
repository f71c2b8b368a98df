import { useState } from 'react'
import { errorSentence } from '#lib/api/api-error.ts'

/** Something that is sent and may fail: whether it is on its way, and the sentence that says why it failed. */
export function useAttempt(fail?: (error: unknown) => Promise<void>) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setPending(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      await (fail ? fail(error) : setProblem(errorSentence(error)))
    } finally {
      setPending(false)
    }
  }
  return { pending, problem, setProblem, attempt }
}
