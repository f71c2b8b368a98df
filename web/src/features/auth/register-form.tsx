import { TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { Problem } from '#components/ui/problem.tsx'
import * as m from '#texts/auth.ts'
import { EmailField, PasswordField } from './account-fields.tsx'
import type { EnteringProps } from './auth-card.tsx'
import { prepareSignIn, register } from './sign-in.ts'
import { emailRule, nameRule, passwordRule, useAuthForm } from './use-short-form.ts'

const rules = { name: nameRule, email: emailRule, password: passwordRule }

export function RegisterForm({ entering = false, onSignedIn }: EnteringProps) {
  const send = ({ name, email, password }: Record<keyof typeof rules, string>) =>
    register(name, email, password)
  const { submit, field, problem, pending } = useAuthForm(rules, send, onSignedIn)

  return (
    <form method="post" onSubmit={submit} onFocus={prepareSignIn} noValidate className="flex flex-col gap-5">
      <TextField label={m.name()} autoComplete="name" {...field('name')} />
      <EmailField {...field('email')} />
      <PasswordField autoComplete="new-password" hint={m.passwordHint()} {...field('password')} />
      <Problem>{problem}</Problem>
      <Button type="submit" pending={pending || entering} className="w-full">
        {m.register()}
      </Button>
    </form>
  )
}
