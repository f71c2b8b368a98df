import { Button } from '#components/ui/button.tsx'
import { EmailField } from './email-field.tsx'
import type { EnteringProps } from './entering-props.ts'
import { FormProblem } from './form-problem.tsx'
import { PasswordField } from './password-field.tsx'
import { emailRules, passwordRules } from './rules.ts'
import { prepareSignIn, signIn } from './sign-in.ts'
import { useAuthForm } from './use-auth-form.ts'

interface LoginFields {
  email: string
  password: string
}

export function LoginForm({ entering = false, onSignedIn }: EnteringProps) {
  const { register, submit, errors, problem, pending } = useAuthForm<LoginFields>(
    ({ email, password }) => signIn(email, password),
    onSignedIn,
  )

  return (
    <form method="post" onSubmit={submit} onFocus={prepareSignIn} noValidate className="flex flex-col gap-5">
      <EmailField error={errors.email?.message} {...register('email', emailRules)} />
      <PasswordField
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" pending={pending || entering} className="w-full">
        Login
      </Button>
    </form>
  )
}
