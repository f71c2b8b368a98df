import type { ComponentProps } from 'react'
import { TextField } from '#components/forms/field.tsx'
import * as m from '#texts/auth.ts'

export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'label' | 'autoComplete'>) {
  return <TextField {...props} label={m.email()} type="email" autoComplete="email" />
}
