import { api } from './api.ts'

/** Stores an image and returns its address. Throws `ApiError`. */
export async function uploadImage(file: File): Promise<string> {
  const form = new FormData()
  form.set('image', file)
  const { data } = await api.call('uploadImage', { form })
  return data.url
}
