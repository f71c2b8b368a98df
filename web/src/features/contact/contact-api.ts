import { api } from '#lib/api/api.ts'

export interface NewMessage {
  email: string
  subject?: number
  message: string
}

/** Throws `ApiError`; its fields are named like the form's. */
export async function sendMessage(message: NewMessage): Promise<void> {
  await api.call('sendMessage', { body: message })
}
