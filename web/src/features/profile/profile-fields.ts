import type { Account } from '#lib/session/session.ts'
import { messages } from './messages.ts'
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
  name: filled(messages.nameRequired),
  education: filled(messages.educationRequired),
  location: filled(messages.locationRequired),
  phone: filled(messages.phoneRequired),
  profLink: {
    required: messages.linkedinRequired,
    pattern: { value: /^\s*https?:\/\/\S+\s*$/, message: messages.linkedinInvalid },
  },
}
