import type { Account } from '#lib/session/session.ts'
import * as m from '#texts/profile.ts'
import type { Profile } from './profile-api.ts'

export interface ProfileFields {
  name: string
  education: string
  location: string
  phone: string
  profLink: string
  userImg: string
}

/** What the form starts with: the profile, else what the sign-in knows. */
export function profileFields(profile: Profile | undefined, account: Account): ProfileFields {
  return {
    name: profile?.name ?? account.name ?? '',
    education: profile?.education ?? '',
    location: profile?.location ?? '',
    phone: profile?.phone ?? '',
    profLink: profile?.linkedin ?? '',
    userImg: profile?.img ?? account.photoUrl ?? '',
  }
}

const filled = (message: string) => ({
  required: message,
  validate: (text: string) => text.trim() !== '' || message,
})

export const profileRules = {
  name: filled(m.nameRequired()),
  education: filled(m.educationRequired()),
  location: filled(m.locationRequired()),
  phone: filled(m.phoneRequired()),
  profLink: {
    required: m.linkedinRequired(),
    pattern: { value: /^\s*https?:\/\/\S+\s*$/, message: m.linkedinInvalid() },
  },
}
