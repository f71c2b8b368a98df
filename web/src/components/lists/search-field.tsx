import { documentLimits } from '@wood-master/contract/document-limits'
import { TextField } from '#components/forms/field.tsx'
import { useSearchWords } from './use-search-words.ts'

interface SearchFieldProps {
  label: string
  placeholder?: string
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
      maxLength={documentLimits.searchLength}
      value={words}
      onText={setWords}
    />
  )
}
