import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { useAskBeforeUnload } from '#lib/browser/ask-before-unload.ts'
import * as m from '#texts/product-import.ts'

const untouched = { done: 0, running: false }

/** Does a step for each part in turn; `start` repeats a failed one, so each must be safe to repeat. Resolves with true once all are done. */
export function useRun() {
  const [run, setRun] = useState<{ done: number; running: boolean; problem?: string }>(untouched)
  const stopped = useRef(false)
  useAskBeforeUnload(run.running)
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  const start = async <Part,>(parts: readonly Part[], step: (part: Part) => Promise<unknown>, from = 0) => {
    stopped.current = false
    let done = from
    try {
      for (const part of parts.slice(from)) {
        setRun({ done, running: true })
        if (stopped.current) break
        await step(part)
        done++
      }
      setRun({ done, running: false })
    } catch (error) {
      setRun({ done, running: false, problem: errorSentence(error) })
    }
    return done === parts.length
  }
  const stop = () => {
    stopped.current = true
  }
  /** Forgets a run that stands still, and why. */
  const reset = () => setRun(untouched)
  return { ...run, start, stop, reset }
}

interface RunProgressProps {
  label: string
  done: number
  all: number
  onStop: () => void
}

export function RunProgress({ label, done, all, onStop }: RunProgressProps) {
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <p role="status" className="font-semibold">
        {label}: {m.progress({ done, all })}
      </p>
      <progress className="progress progress-primary w-full" aria-label={label} value={done} max={all} />
      <Button look="plain" className="self-start" onClick={onStop}>
        {m.stop()}
      </Button>
    </div>
  )
}
