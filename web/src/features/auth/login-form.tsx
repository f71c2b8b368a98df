import { Button } from '#components/ui/button.tsx'
import { Problem } from '#components/ui/problem.tsx'
import * as m from '#texts/auth.ts'
import { EmailField, PasswordField } from './account-fields.tsx'
import type { EnteringProps } from './auth-card.tsx'
import { prepareSignIn, signIn } from './sign-in.ts'
import { emailRule, passwordRule, useAuthForm } from './use-short-form.ts'

const rules = { email: emailRule, password: passwordRule }

export function LoginForm({ entering = false, onSignedIn }: EnteringProps) {
  const send = ({ email, password }: Record<keyof typeof rules, string>) => signIn(email, password)
  const { submit, field, problem, pending } = useAuthForm(rules, send, onSignedIn)

  return (
    <form method="post" onSubmit={submit} onFocus={prepareSignIn} noValidate className="flex flex-col gap-5">
      <EmailField {...field('email')} />
      <PasswordField autoComplete="current-password" {...field('password')} />
      <Problem>{problem}</Problem>
      <Button type="submit" pending={pending || entering} className="w-full">
        {m.login()}
      </Button>
    </form>
  )
}
