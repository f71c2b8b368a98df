import { useForm } from 'react-hook-form'
import { Button } from '#components/ui/button.tsx'
import { TextField } from '#components/ui/field.tsx'
import { headedErrorToast } from '#components/ui/toast.tsx'
import { register as openAccount } from '#lib/sign-in.ts'
import { authSentence, messages } from './messages.ts'
import { emailRules, nameRules, passwordRules } from './rules.ts'

interface RegisterFields {
  name: string
  email: string
  password: string
}

export function RegisterForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { register, handleSubmit, formState } = useForm<RegisterFields>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ name, email, password }) => {
    try {
      await openAccount(name.trim(), email, password)
      onSignedIn()
    } catch (error) {
      await headedErrorToast(messages.errorHeading, authSentence(error))
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label="Name"
        autoComplete="name"
        error={errors.name?.message}
        {...register('name', nameRules)}
      />
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
        autoComplete="new-password"
        hint="6 characters or longer"
        error={errors.password?.message}
        {...register('password', passwordRules)}
      />
      <Button type="submit" pending={isSubmitting} className="w-full">
        Register
      </Button>
    </form>
  )
}
