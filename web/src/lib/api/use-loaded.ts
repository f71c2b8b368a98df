import { startTransition, useEffect, useState } from 'react'

type Loaded<Data> =
  | { state: 'loading' }
  | { state: 'ready'; data: Data }
  | { state: 'failed'; error: unknown }

/**
 * Loads on mount or once `wanted`, and again on `retry`, where no router could. `load` must stay the same function. What has
 * come is drawn a few milliseconds at a time.
 */
export function useLoaded<Data>(load: () => Promise<Data>, wanted = true) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to load again
  useEffect(() => {
    if (!wanted) return
    let current = true
    load().then(
      (data) => {
        if (current) startTransition(() => setLoaded({ state: 'ready', data }))
      },
      (error: unknown) => current && setLoaded({ state: 'failed', error }),
    )
    return () => {
      current = false
    }
  }, [load, attempt, wanted])

  const retry = () => {
    setLoaded({ state: 'loading' })
    setAttempt((tried) => tried + 1)
  }
  return { ...loaded, retry }
}
