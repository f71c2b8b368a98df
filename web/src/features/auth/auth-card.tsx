import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import * as m from '#texts/auth.ts'
import { AuthForm, type EnteringProps } from './auth-form.tsx'
import { headedErrorToast } from './error-toast.tsx'
import { authSentence, isCancelled } from './failures.ts'
import { FormCard } from './form-card.tsx'
import { signInWithGoogle } from './sign-in.ts'
import { useEntering } from './use-entering.ts'

interface AuthCardProps {
  title: string
  isNew?: boolean
  notice?: string | undefined
  picture?: string | undefined
  children?: ReactNode
  elsewhere: ReactNode
}

export function AuthCard({ title, isNew, notice, picture, children, elsewhere }: AuthCardProps) {
  const { enter, entering } = useEntering()
  return (
    <FormCard title={title}>
      {notice && (
        <div className="mb-6 flex items-center gap-4 rounded-field bg-base-200 px-4 py-3">
          {picture && (
            <Picture
              src={picture}
              alt=""
              sizes="4rem"
              className="aspect-square w-16 shrink-0 rounded-field"
              eager
            />
          )}
          <p role="status" className="wrap-anywhere">
            {notice}
          </p>
        </div>
      )}
      <AuthForm isNew={isNew} entering={entering} onSignedIn={enter} />
      {children}
      <p className="my-6 flex items-center gap-3 text-base-content/75 before:h-px before:flex-1 before:bg-base-300 after:h-px after:flex-1 after:bg-base-300">
        {m.or()}
      </p>
      <GoogleButton entering={entering} onSignedIn={enter} />
      <p className="mt-6 text-center">{elsewhere}</p>
    </FormCard>
  )
}

// Google's window needs Google's own script; without a network an account chooser of ours takes its place.
const OfflineChooser =
  import.meta.env.MODE === 'offline' ? lazy(() => import('./offline-account-chooser.tsx')) : undefined

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2.1 3.1v2.6h3.4c2-1.8 3.1-4.5 3.1-7.6z"
      />
      <path
        fill="#34a853"
        d="M12 22.4c2.8 0 5.2-.9 6.9-2.6l-3.4-2.6a6.3 6.3 0 0 1-9.4-3.3H2.6v2.7A10.4 10.4 0 0 0 12 22.4z"
      />
      <path fill="#fbbc05" d="M6.1 13.9a6.3 6.3 0 0 1 0-3.9V7.3H2.6a10.4 10.4 0 0 0 0 9.3z" />
      <path
        fill="#ea4335"
        d="M12 5.7c1.6 0 3 .500 4 1.6l3-3A10.4 10.4 0 0 0 2.6 7.3L6.1 10A6.2 6.2 0 0 1 12 5.7z"
      />
    </svg>
  )
}

function GoogleButton({ entering = false, onSignedIn }: EnteringProps) {
  const [choosing, setChoosing] = useState(false)
  const signingIn = useAttempt(async (error) => {
    if (!isCancelled(error)) await headedErrorToast(authSentence(error))
  })

  const pending = signingIn.pending || entering
  const enter = (signIn: () => Promise<void>) => {
    setChoosing(false)
    void signingIn.attempt(() => signIn().then(onSignedIn))
  }

  return (
    <>
      <Button
        look="plain"
        pending={pending}
        className="w-full"
        onClick={() => (OfflineChooser ? setChoosing(true) : enter(signInWithGoogle))}
      >
        {!pending && <GoogleMark />}
        {m.continueWithGoogle()}
      </Button>
      {OfflineChooser && choosing && (
        <Suspense>
          <OfflineChooser onChoose={enter} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
