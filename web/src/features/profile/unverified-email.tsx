import { errorToast, successToast } from '#components/feedback/toast.tsx'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button } from '#components/ui/button.tsx'
import { Section } from '#components/ui/section.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/profile.ts'

export function UnverifiedEmail({ email }: { email: string }) {
  const { pending, attempt } = useAttempt(() => errorToast(m.verificationFailed()))

  const send = () =>
    attempt(async () => {
      const { sendVerificationEmail } = await import('#lib/session/firebase.ts')
      await sendVerificationEmail(new URL(paths.myProfile, window.location.href).href)
      await successToast(m.verificationSent({ email }))
    })

  return (
    <Section
      title={m.unverifiedTitle()}
      heading="font-sans font-semibold text-base"
      className="mt-6 rounded-box border border-base-300 border-s-4 border-s-warning p-5"
    >
      <p className="mt-1 max-w-prose">{m.unverifiedText()}</p>
      <Button look="plain" small className="mt-3" pending={pending} onClick={send}>
        {m.sendVerification()}
      </Button>
    </Section>
  )
}
