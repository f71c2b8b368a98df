import { useEffect, useRef, useState } from 'react'
import { TextField } from './field.tsx'

/** Milliseconds without a key press before the search is made. */
const pause = 250

interface SearchFieldProps {
  label: string
  placeholder?: string
  maxLength?: number
  value: string
  /** Called a moment after the last key press. */
  onSearch: (words: string) => void
}

/** Searches while one types. */
export function SearchField({ label, placeholder, maxLength, value, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Somebody else changed it: the back button, or "see all".
  if (known !== value) {
    setKnown(value)
    if (value !== words.trim()) setWords(value)
  }

  // The search is made by what the page knows then, not when the key was pressed.
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  }, [onSearch])
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (text: string) => {
    setWords(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search.current(text.trim()), pause)
  }

  return (
    <TextField
      label={label}
      type="search"
      placeholder={placeholder}
      maxLength={maxLength}
      value={words}
      onChange={(event) => type(event.target.value)}
    />
  )
}
