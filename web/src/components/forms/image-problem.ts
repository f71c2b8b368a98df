import { imageTypes, limits } from '@wood-master/contract/limits'

/** Why this file can't be uploaded, before it is sent; the server checks its content again. */
export function imageProblem(file: { type: string; size: number }): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return 'Choose a JPEG, PNG, WebP or AVIF image'
  if (file.size > limits.imageBytes) return 'The image must be smaller than 5 MB'
  return undefined
}
