import { type ComponentProps, useState } from 'react'
import { TextField } from '#components/forms/field.tsx'
import * as m from '#texts/auth.ts'

export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'label' | 'autoComplete'>) {
  return <TextField {...props} label={m.email()} type="email" autoComplete="email" />
}

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'label'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextField {...props} label={m.password()} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className="link absolute top-0 end-0 min-h-6 text-sm"
        onClick={() => setShown(!shown)}
      >
        {shown ? m.hidePassword() : m.showPassword()}
      </button>
    </div>
  )
}
