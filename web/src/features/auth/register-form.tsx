import { TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmailField } from './email-field.tsx'
import type { EnteringProps } from './entering-props.ts'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { emailRules, nameRules, passwordRules } from './rules.ts'
import { register as openAccount, prepareSignIn } from './sign-in.ts'
import { useAuthForm } from './use-auth-form.ts'

interface RegisterFields {
  name: string
  email: string
  password: string
}

export function RegisterForm({ entering = false, onSignedIn }: EnteringProps) {
  const { register, submit, errors, problem, pending } = useAuthForm<RegisterFields>(
    ({ name, email, password }) => openAccount(name.trim(), email, password),
    onSignedIn,
  )

  return (
    <form method="post" onSubmit={submit} onFocus={prepareSignIn} noValidate className="flex flex-col gap-5">
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', nameRules)}
      />
      <EmailField error={errors.email?.message} {...register('email', emailRules)} />
      <PasswordField
        autoComplete="new-password"
        hint="6 characters or longer"
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" pending={pending || entering} className="w-full">
        Register
      </Button>
    </form>
  )
}
