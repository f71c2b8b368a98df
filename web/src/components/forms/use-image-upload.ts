import type { uploadImage } from '#lib/api/images.ts'

export type UploadImage = typeof uploadImage
