import { type FieldValues, useForm } from 'react-hook-form'
import { headedErrorToast } from '#components/feedback/toast.tsx'
import { authSentence, messages } from './messages.ts'

/** What login and registration share: send the form, then go on, or show the error at the top right. */
export function useAuthForm<Fields extends FieldValues>(
  send: (fields: Fields) => Promise<void>,
  onSignedIn: () => void,
) {
  const { register, handleSubmit, formState } = useForm<Fields>()
  const submit = handleSubmit(async (fields) => {
    try {
      await send(fields)
      onSignedIn()
    } catch (error) {
      await headedErrorToast(messages.errorHeading, authSentence(error))
    }
  })
  return { register, submit, errors: formState.errors, pending: formState.isSubmitting }
}
