import { useState } from 'react'
import { headedErrorToast } from '#components/feedback/toast.tsx'
import * as m from '#texts/auth.ts'
import { authSentence, failedField } from './failures.ts'
import type { FieldRule } from './rules.ts'
import { useShortForm } from './use-short-form.ts'

/**
 * What login and registration share: send the form, then go on, or show the error at the top right. It stays beside the
 * field that it is about, which gets the focus, else above the button.
 */
export function useAuthForm<Name extends string>(
  rules: Record<Name | 'email' | 'password', FieldRule>,
  send: (texts: Record<Name | 'email' | 'password', string>) => Promise<void>,
  onSignedIn: () => void,
) {
  const [problem, setProblem] = useState<string>()
  const form = useShortForm(rules, async (texts, fail) => {
    setProblem(undefined)
    try {
      await send(texts)
      onSignedIn()
    } catch (error) {
      const message = authSentence(error)
      const field = failedField(error)
      if (field) fail(field, message)
      else setProblem(message)
      await headedErrorToast(m.errorHeading(), message)
    }
  })
  return { ...form, problem }
}
