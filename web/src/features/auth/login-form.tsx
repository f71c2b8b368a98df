import { useForm } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/field.tsx'
import { headedErrorToast } from '#components/ui/toast.tsx'
import { signIn } from '#lib/sign-in.ts'
import { authSentence, messages } from './messages.ts'
import { emailRules, passwordRules } from './rules.ts'

interface LoginFields {
  email: string
  password: string
}

export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { register, handleSubmit, formState } = useForm<LoginFields>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await signIn(email, password)
      onSignedIn()
    } catch (error) {
      await headedErrorToast(messages.errorHeading, authSentence(error))
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', emailRules)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
      <Button type="submit" pending={isSubmitting} className="w-full">
        Login
      </Button>
    </form>
  )
}
