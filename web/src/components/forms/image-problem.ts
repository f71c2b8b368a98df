import { imageTypes, limits } from '@wood-master/contract/limits'
import * as m from '#texts/forms.ts'

/** Why this file can't be uploaded, before it is sent; the server checks its content again. */
export function imageProblem(file: { type: string; size: number }): string | undefined {
  if (!imageTypes.some((type) => type === file.type)) return m.wrongImageFormat()
  if (file.size > limits.imageBytes) return m.imageTooLarge()
  return undefined
}
