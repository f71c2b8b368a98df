import type { ComponentProps } from 'react'
import { TextField } from '#components/forms/field.tsx'

export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'label' | 'autoComplete'>) {
  return <TextField {...props} label="Email" type="email" autoComplete="email" />
}
