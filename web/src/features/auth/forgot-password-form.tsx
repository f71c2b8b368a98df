import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Problem } from '#components/ui/problem.tsx'
import * as m from '#texts/auth.ts'
import { requestPasswordReset } from './account-actions.ts'
import { EmailField } from './account-fields.tsx'
import { emailRule, useShortForm } from './use-short-form.ts'

const rules = { email: emailRule }

export function ForgotPasswordForm() {
  const [sent, setSent] = useState(false)
  const { submit, field, problem, pending } = useShortForm(rules, async ({ email }) => {
    setSent(false)
    await requestPasswordReset(email)
    setSent(true)
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p>{m.forgotIntro()}</p>
      <EmailField {...field('email')} />
      <Button type="submit" pending={pending} className="w-full">
        {m.forgotSend()}
      </Button>
      <Problem>{problem}</Problem>
      <p role="status" className={sent ? 'rounded-field bg-base-200 px-4 py-3' : 'sr-only'}>
        {sent ? m.forgotSent() : ''}
      </p>
    </form>
  )
}
