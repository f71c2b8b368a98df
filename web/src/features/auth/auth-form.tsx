import { TextField } from '#components/forms/field.tsx'
import { SubmitButton } from '#components/ui/button.tsx'
import { Problem } from '#components/ui/problem.tsx'
import * as m from '#texts/auth.ts'
import { EmailField, PasswordField } from './account-fields.tsx'
import { headedErrorToast } from './error-toast.tsx'
import { authSentence, failedField } from './failures.ts'
import { prepareSignIn, register, signIn } from './sign-in.ts'
import { emailRule, type FieldRule, nameRule, passwordRule, useShortForm } from './use-short-form.ts'

const known = { email: emailRule, password: passwordRule }
const added = { name: nameRule, ...known }

export interface EnteringProps {
  entering?: boolean
  onSignedIn: () => void
}

/** Signs in, or creates an account and signs in. An error is shown at the top right and beside its field. */
export function AuthForm({
  isNew = false,
  entering = false,
  onSignedIn,
}: EnteringProps & { isNew?: boolean }) {
  const rules: Record<string, FieldRule> = isNew ? added : known
  const send = async ({ name = '', email = '', password = '' }: Record<string, string>) => {
    await (isNew ? register(name, email, password) : signIn(email, password))
    onSignedIn()
  }
  const { submit, field, problem, pending } = useShortForm(rules, send, (error, fail) => {
    const message = authSentence(error)
    const wrong = failedField(error)
    if (wrong) fail(wrong, message)
    void headedErrorToast(message)
    return wrong !== undefined
  })

  return (
    <form method="post" onSubmit={submit} onFocus={prepareSignIn} noValidate className="flex flex-col gap-5">
      {isNew && <TextField label={m.name()} autoComplete="name" {...field('name')} />}
      <EmailField {...field('email')} />
      <PasswordField
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? m.passwordHint() : undefined}
        {...field('password')}
      />
      <Problem>{problem}</Problem>
      <SubmitButton pending={pending || entering} className="w-full">
        {isNew ? m.register() : m.login()}
      </SubmitButton>
    </form>
  )
}
