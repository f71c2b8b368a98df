import { imageTypes, limits } from '@wood-master/contract/limits'
import { api } from './api.ts'

/** Why this file can't be uploaded, before it is sent; the server looks at its content again. */
export function imageProblem(file: { type: string; size: number }): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return 'Choose a JPEG, PNG, WebP or AVIF picture'
  if (file.size > limits.imageBytes) return 'The picture must be smaller than 5 MB'
  return undefined
}

/** Stores a picture and answers its address. Throws `ApiError`. */
export async function uploadImage(file: File): Promise<string> {
  const form = new FormData()
  form.set('image', file)
  const { data } = await api.call('uploadImage', { form })
  return data.url
}
