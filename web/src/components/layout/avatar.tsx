import { useState } from 'react'
import type { Account } from '#lib/session/session.ts'

export function Avatar({ account: { name, email, photoUrl } }: { account: Account }) {
  const [missing, setMissing] = useState<string>()
  if (photoUrl && missing !== photoUrl) {
    return (
      <img
        src={photoUrl}
        alt=""
        width={36}
        height={36}
        referrerPolicy="no-referrer"
        onError={() => setMissing(photoUrl)}
        className="size-9 shrink-0 rounded-full bg-base-200 object-cover"
      />
    )
  }
  const [initial = ''] = name?.trim() || email
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-full bg-primary font-semibold text-primary-content uppercase"
    >
      {initial}
    </span>
  )
}
