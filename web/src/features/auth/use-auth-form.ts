import { useState } from 'react'
import { headedErrorToast } from '#components/feedback/toast.tsx'
import * as m from '#texts/auth.ts'
import { authSentence, failedField } from './failures.ts'
import type { FieldRule } from './rules.ts'
import { useShortForm } from './use-short-form.ts'

/** Sends a sign-in form and goes on, or shows the error at the top right and beside its field. */
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
