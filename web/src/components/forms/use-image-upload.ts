import { useState } from 'react'
import { errorSentence } from '#lib/api/api-error.ts'
import { imageProblem } from './image-problem.ts'

export type UploadImage = (file: File) => Promise<string>

export function useImageUpload(upload: UploadImage, onUploaded: (address: string) => void) {
  const [uploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string>()

  const choose = async (file: File) => {
    const unfit = imageProblem(file)
    setProblem(unfit)
    if (unfit) return
    setUploading(true)
    try {
      onUploaded(await upload(file))
    } catch (error) {
      setProblem(errorSentence(error))
    } finally {
      setUploading(false)
    }
  }
  return { uploading, problem, choose }
}
