import type { ResponseOf } from '@wood-master/contract/calls'
import { api } from './api.ts'

export type SavedCard = ResponseOf<'listCards'>[number]

/** The shopper's own saved cards, newest first. Throws `ApiError`. */
export const listCards = (): Promise<SavedCard[]> => api.call('listCards', {})

/** Throws `ApiError`. */
export async function deleteCard(id: string): Promise<void> {
  await api.call('deleteCard', { params: { id } })
}
