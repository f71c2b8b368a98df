import { useState } from 'react'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import { headedErrorToast } from '#components/feedback/toast.tsx'
import { authSentence, failedField, messages } from './messages.ts'

/**
 * What login and registration share: send the form, then go on, or show the error at the top right. It stays beside the
 * field that it is about, which gets the focus, else above the button.
 */
export function useAuthForm<Fields extends FieldValues & { email: string; password: string }>(
  send: (fields: Fields) => Promise<void>,
  onSignedIn: () => void,
) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>()
  const [problem, setProblem] = useState<string>()
  const submit = handleSubmit(async (fields) => {
    setProblem(undefined)
    try {
      await send(fields)
      onSignedIn()
    } catch (error) {
      const message = authSentence(error)
      const field = failedField(error)
      if (field) setError(field as Path<Fields>, { message }, { shouldFocus: true })
      else setProblem(message)
      await headedErrorToast(messages.errorHeading, message)
    }
  })
  return { register, submit, errors: formState.errors, problem, pending: formState.isSubmitting }
}
