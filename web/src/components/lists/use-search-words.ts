import { useEffect, useEffectEvent, useState } from 'react'
import { useAddress } from './use-address.ts'

/** Milliseconds without a key press before the search starts. */
const pause = 250

export function useSearchWords(param: string): [words: string, setWords: (words: string) => void] {
  const { search, change } = useAddress()
  const searched = search.get(param) ?? ''
  const [words, setWords] = useState(searched)
  const [known, setKnown] = useState(searched)
  // The URL changed by other means: the back button, or "see all".
  if (known !== searched) {
    setKnown(searched)
    if (searched !== words.trim()) setWords(searched)
  }

  // Applied to the URL as it is then, not as it was when the key was pressed.
  const make = useEffectEvent(() => {
    if (words.trim() !== searched) change({ [param]: words.trim() })
  })
  // Going back restores the words of that page and drops a search that has not started.
  const drop = useEffectEvent(() => setWords(searched))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key press starts the wait again
  useEffect(() => {
    const timer = setTimeout(make, pause)
    window.addEventListener('popstate', drop)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', drop)
    }
  }, [words])

  return [words, setWords]
}
