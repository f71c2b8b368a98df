import { limits } from '@wood-master/contract/limits'
import { TextField } from '#components/forms/field.tsx'
import { useSearchWords } from './use-search-words.ts'

interface SearchFieldProps {
  label: string
  placeholder?: string
  /** The query parameter that holds the words. */
  param: string
}

export function SearchField({ label, placeholder, param }: SearchFieldProps) {
  const [words, setWords] = useSearchWords(param)
  return (
    <TextField
      label={label}
      type="search"
      name={param}
      placeholder={placeholder}
      maxLength={limits.searchLength}
      value={words}
      onChange={(event) => setWords(event.target.value)}
    />
  )
}
