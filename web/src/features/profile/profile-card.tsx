import UserRound from 'lucide-react/icons/user-round'
import { Picture } from '#components/ui/picture.tsx'
import type { Account } from '#lib/session/session.ts'
import * as m from '#texts/profile.ts'
import * as people from '#texts/user-admin.ts'
import type { Profile } from './profile-api.ts'

const box = 'size-32 rounded-full border border-base-300'

/** What the shop knows about an account; the name falls back to that of the sign-in. */
export function ProfileCard({ profile, account }: { profile: Profile | undefined; account: Account }) {
  const name = profile?.name ?? account.name ?? m.missing()
  const portrait = profile?.img ?? account.photoUrl
  const [linkedin, , page] = /^https?:\/\/(www\.)?(.*)/s.exec(profile?.linkedin ?? '') ?? []
  const linkedinLink = linkedin && (
    <a href={linkedin} target="_blank" rel="noopener noreferrer" className="link break-all">
      {page}
    </a>
  )
  const facts = [
    { label: m.name(), value: name },
    { label: m.email(), value: profile?.email ?? account.email },
    { label: m.role(), value: people[profile?.role ?? 'user']() },
    { label: m.education(), value: profile?.education ?? m.missing() },
    { label: m.location(), value: profile?.location ?? m.missing() },
    { label: m.phone(), value: profile?.phone ?? m.missing() },
    { label: 'LinkedIn', value: linkedinLink || m.missing() },
  ]
  return (
    <section
      aria-label={m.profileOfName({ name })}
      className="flex flex-col gap-8 rounded-box border border-base-300 bg-base-100 p-6 sm:flex-row sm:p-8"
    >
      {portrait ? (
        <Picture src={portrait} alt={m.portraitOfName({ name })} sizes="8rem" className={box} eager />
      ) : (
        <div className={`grid place-items-center bg-base-200 ${box}`}>
          <UserRound aria-hidden="true" className="size-14 text-base-content/60" />
        </div>
      )}
      <dl className="grid flex-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-base-content/75 text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
