import { useState } from 'react'
import { SubmitButton } from '#components/ui/button.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { paths } from '#config/paths.ts'
import { requestPasswordReset } from '#features/auth/account-actions.ts'
import { EmailField } from '#features/auth/account-fields.tsx'
import { FormCard } from '#features/auth/form-card.tsx'
import { emailRule, useShortForm } from '#features/auth/use-short-form.ts'
import * as m from '#texts/auth.ts'
import { backToLogin } from '#texts/pages.ts'

const rules = { email: emailRule }

export function Component() {
  const [sent, setSent] = useState(false)
  const { submit, field, problem, pending } = useShortForm(rules, async ({ email }) => {
    setSent(false)
    await requestPasswordReset(email)
    setSent(true)
  })

  return (
    <FormCard title={m.forgotTitle()}>
      <PageTitle title={m.forgotTitle()} />
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p>{m.forgotIntro()}</p>
        <EmailField {...field('email')} />
        <SubmitButton pending={pending} className="w-full">
          {m.forgotSend()}
        </SubmitButton>
        <Problem>{problem}</Problem>
        <p role="status" className={sent ? 'rounded-field bg-base-200 px-4 py-3' : 'sr-only'}>
          {sent ? m.forgotSent() : ''}
        </p>
      </form>
      <p className="mt-6 text-center">
        <TextLink to={paths.login}>{backToLogin()}</TextLink>
      </p>
    </FormCard>
  )
}
