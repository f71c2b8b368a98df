import { type ComponentProps, useState } from 'react'
import { TextField } from '#components/forms/field.tsx'
import { useAddress } from './use-address.ts'

/** What is being typed in the place of `known`, until that changes by other means. */
export function useTyped(known: string): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState({ text: known, known })
  if (typed.known !== known) setTyped({ text: known, known })
  return [typed.text, (text) => setTyped({ text, known })]
}

interface TypedFilterProps extends ComponentProps<'input'> {
  label: string
  param: string
}

/** Takes effect once it is left, or Enter is pressed. */
export function TypedFilter({ label, param, ...input }: TypedFilterProps) {
  const { search, change } = useAddress()
  const applied = search.get(param) ?? ''
  const [typed, setTyped] = useTyped(applied)
  const apply = ({ validity }: HTMLInputElement) => {
    if (validity.valid && typed !== applied) change({ [param]: typed })
  }
  return (
    <TextField
      label={label}
      name={param}
      value={typed}
      onText={setTyped}
      onBlur={({ target }) => apply(target)}
      onKeyDown={({ key, currentTarget }) =>
        key === 'Enter' && currentTarget.reportValidity() && apply(currentTarget)
      }
      {...input}
    />
  )
}
