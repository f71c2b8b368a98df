import { useState } from 'react'
import { TextField } from '#components/forms/field.tsx'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import { useAccount } from '#lib/session/session.ts'
import { type AccountAction, isDeadLink, redeem, setNewPassword, verifyEmail } from './account-actions.ts'
import { accountMessages as texts } from './account-messages.ts'
import { FormCard } from './form-card.tsx'
import { FormProblem } from './form-problem.tsx'
import { authSentence } from './messages.ts'
import { PasswordField } from './password-field.tsx'
import { type FieldRule, passwordRule } from './rules.ts'
import { useShortForm } from './use-short-form.ts'

type LiveAction = Extract<AccountAction, { code: string }>

const ends = {
  resetPassword: { title: texts.resetDoneTitle, text: texts.resetDone, to: paths.login, link: 'Login' },
  verifyEmail: {
    title: texts.verifyDoneTitle,
    text: texts.verifyDone,
    to: paths.dashboard,
    link: 'Go to the dashboard',
  },
  recoverEmail: {
    title: texts.recoverDoneTitle,
    text: texts.recoverDone,
    to: paths.forgotPassword,
    link: texts.resetTitle,
  },
} as const

const asks = {
  verifyEmail: { title: texts.verifyTitle, text: texts.verifyText, button: texts.verifyButton },
  recoverEmail: { title: texts.recoverTitle, text: texts.recoverText, button: texts.recoverButton },
} as const

/** What a link of Firebase's mails leads to. Nothing happens before a button is pressed: mail scanners open links too. */
export function AccountActionCard({ action }: { action: AccountAction }) {
  const [state, setState] = useState<'asking' | 'done' | 'dead'>('asking')
  if (!('code' in action) || state === 'dead') {
    return (
      <FormCard title={texts.badLinkTitle}>
        <p className="mb-6">{action.mode === 'unknown' ? texts.unknownLinkText : texts.badLinkText}</p>
        <Link to={paths.forgotPassword} className={buttonClass('plain')}>
          {texts.forgotTitle}
        </Link>
      </FormCard>
    )
  }
  if (state === 'done') {
    const { title, text, to, link } = ends[action.mode]
    return (
      <FormCard title={title}>
        <p role="status" className="mb-6">
          {text}
        </p>
        <Link to={to} className={buttonClass('primary')}>
          {link}
        </Link>
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

function LinkForm({ action: { mode, code, email }, onDone, onDead }: LinkFormProps) {
  const [problem, setProblem] = useState<string>()
  const account = useAccount()
  const isReset = mode === 'resetPassword'
  // Whoever registered knows the password; the email alone does not show that it was its owner.
  const asksPassword = mode === 'verifyEmail' && account?.email !== email
  const rules: Record<string, FieldRule> = isReset || asksPassword ? { password: passwordRule } : {}
  const { submit, field, pending } = useShortForm(rules, async ({ password }) => {
    setProblem(undefined)
    try {
      if (mode === 'resetPassword') await setNewPassword(code, password ?? '')
      else if (mode === 'verifyEmail') await verifyEmail(code, email, password)
      else await redeem(code)
      onDone()
    } catch (error) {
      if (isDeadLink(error)) onDead()
      else setProblem(authSentence(error))
    }
  })

  return (
    <FormCard title={isReset ? texts.resetTitle : asks[mode].title}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p className="break-words">{isReset ? texts.resetFor(email) : asks[mode].text(email)}</p>
        {isReset && (
          <TextField
            label="New password"
            type="password"
            autoComplete="new-password"
            {...field('password')}
          />
        )}
        {asksPassword && (
          <>
            <PasswordField autoComplete="current-password" {...field('password')} />
            <p className="text-sm">
              {texts.verifyNotYours}{' '}
              <Link to={paths.forgotPassword} className="link">
                {texts.forgotTitle}
              </Link>
            </p>
          </>
        )}
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" pending={pending} className="w-full">
          {isReset ? texts.resetSave : asks[mode].button}
        </Button>
      </form>
    </FormCard>
  )
}
