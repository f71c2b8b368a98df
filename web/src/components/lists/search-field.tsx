import { limits } from '@wood-master/contract/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextField } from '#components/forms/field.tsx'
import { useAddress } from './use-address.ts'

/** Milliseconds without a key press before the search is made. */
const pause = 250

interface SearchFieldProps {
  label: string
  placeholder?: string
  /** The words' name in the address. */
  param: string
}

/** Searches while one types; the words live in the address. */
export function SearchField({ label, placeholder, param }: SearchFieldProps) {
  const { search, change } = useAddress()
  const searched = search.get(param) ?? ''
  const [words, setWords] = useState(searched)
  const [known, setKnown] = useState(searched)
  // Somebody else changed it: the back button, or "see all".
  if (known !== searched) {
    setKnown(searched)
    if (searched !== words.trim()) setWords(searched)
  }

  // The search is added to what the address says then, not when the key was pressed.
  const make = useEffectEvent(() => {
    if (words.trim() !== searched) change({ [param]: words.trim() })
  })
  // Who goes back wants what was there, not what was about to be searched.
  const drop = useEffectEvent(() => setWords(searched))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key press waits anew
  useEffect(() => {
    const timer = setTimeout(make, pause)
    window.addEventListener('popstate', drop)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', drop)
    }
  }, [words])

  return (
    <TextField
      label={label}
      type="search"
      placeholder={placeholder}
      maxLength={limits.searchLength}
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  )
}
