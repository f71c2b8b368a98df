import { Modal } from '#components/ui/modal.tsx'
import '#styles/index.css'
import type { FormEvent } from 'react'
import { TextField } from '#components/forms/field.tsx'
import { Button } from '#components/ui/button.tsx'
import { signInWithToken } from './sign-in.ts'

const accounts = [
  { name: 'Hazel Turner', email: 'hazel.turner@gmail.test' },
  { name: 'Rowan Miller', email: 'rowan.miller@gmail.test' },
]

interface ChooserProps {
  onChoose: (signIn: () => Promise<void>) => void
  onClose: () => void
}

export default function OfflineAccountChooser({ onChoose, onClose }: ChooserProps) {
  const choose = ({ name, email }: { name: string; email: string }) =>
    // The Auth emulator takes the claims of a Google ID token unsigned.
    onChoose(() =>
      signInWithToken(JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name })),
    )
  const chooseTyped = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    choose({ name: String(typed.get('name')), email: String(typed.get('email')).toLowerCase() })
  }

  return (
    <Modal title="Choose an account" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p>This machine does not contact Google. Choose any of these accounts.</p>
        <ul className="flex flex-col gap-2">
          {accounts.map((account) => (
            <li key={account.email}>
              <Button
                look="plain"
                className="h-auto w-full flex-col items-start gap-0 py-2"
                onClick={() => choose(account)}
              >
                {account.name} <span className="font-normal">{account.email}</span>
              </Button>
            </li>
          ))}
        </ul>
        <form onSubmit={chooseTyped} className="flex flex-col gap-3 border-base-300 border-t pt-4">
          <TextField label="Another name" name="name" required />
          <TextField label="Another email" name="email" type="email" required />
          <Button type="submit">Use this account</Button>
        </form>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  )
}
