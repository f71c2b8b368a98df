import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { TextField } from '#components/forms/field.tsx'
import { Button, ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { TextLink } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { paths } from '#config/paths.ts'
import {
  type AccountAction,
  follow,
  isDeadLink,
  type LiveAction,
  readAccountAction,
} from '#features/auth/account-actions.ts'
import { PasswordField } from '#features/auth/account-fields.tsx'
import { FormCard } from '#features/auth/form-card.tsx'
import { type FieldRule, passwordRule, useShortForm } from '#features/auth/use-short-form.ts'
import { useAccount } from '#lib/session/session.ts'
import * as m from '#texts/auth.ts'
import * as pages from '#texts/pages.ts'

/** Awaited: it opens from a mail, so the site's own loading state stands until the code was redeemed. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  readAccountAction(new URL(request.url).searchParams)

export function Component() {
  const action = useLoaderData<typeof loader>()
  return (
    <>
      <PageTitle title={pages.yourAccount()} />
      <AccountActionCard action={action} />
    </>
  )
}

const ends = {
  resetPassword: { to: paths.login, link: m.login() },
  verifyEmail: { to: paths.dashboard, link: m.goToTheDashboard() },
  recoverEmail: { to: paths.forgotPassword, link: m.title_resetPassword() },
} as const

/** What a link of Firebase's mails leads to. Nothing happens before a button is pressed: mail scanners open links too. */
function AccountActionCard({ action }: { action: AccountAction }) {
  const [state, setState] = useState<'asking' | 'done' | 'dead'>('asking')
  if (!('code' in action) || state === 'dead') {
    return (
      <FormCard title={m.badLinkTitle()}>
        <p className="mb-6">{action.mode === 'unknown' ? m.unknownLinkText() : m.badLinkText()}</p>
        <PlainLink to={paths.forgotPassword}>{m.forgotTitle()}</PlainLink>
      </FormCard>
    )
  }
  if (state === 'done') {
    const { to, link } = ends[action.mode]
    return (
      <FormCard title={m[`done_${action.mode}`]()}>
        <p role="status" className="mb-6">
          {m[`doneText_${action.mode}`]()}
        </p>
        <ButtonLink to={to}>{link}</ButtonLink>
      </FormCard>
    )
  }
  return <LinkForm action={action} onDone={() => setState('done')} onDead={() => setState('dead')} />
}

interface LinkFormProps {
  action: LiveAction
  onDone: () => void
  onDead: () => void
}

function LinkForm({ action, onDone, onDead }: LinkFormProps) {
  const { mode, email } = action
  const account = useAccount()
  const isReset = mode === 'resetPassword'
  // Whoever registered knows the password; the email alone does not show that it was its owner.
  const asksPassword = mode === 'verifyEmail' && account?.email !== email
  const rules: Record<string, FieldRule> = isReset || asksPassword ? { password: passwordRule } : {}
  const send = async ({ password }: Record<string, string>) => {
    await follow(action, password)
    onDone()
  }
  const { submit, field, problem, pending } = useShortForm(rules, send, (error) => {
    if (!isDeadLink(error)) return false
    onDead()
    return true
  })

  return (
    <FormCard title={m[`title_${mode}`]()}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p className="break-words">{m[`text_${mode}`]({ email })}</p>
        {isReset && (
          <TextField
            label={m.newPassword()}
            type="password"
            autoComplete="new-password"
            {...field('password')}
          />
        )}
        {asksPassword && (
          <>
            <PasswordField autoComplete="current-password" {...field('password')} />
            <p className="text-sm">
              {m.verifyNotYours()} <TextLink to={paths.forgotPassword}>{m.forgotTitle()}</TextLink>
            </p>
          </>
        )}
        <Problem>{problem}</Problem>
        <Button type="submit" pending={pending} className="w-full">
          {m[`button_${mode}`]()}
        </Button>
      </form>
    </FormCard>
  )
}
