import { imageProblem } from './image-problem.ts'
import { useAttempt } from './use-attempt.ts'

export type UploadImage = (file: File) => Promise<string>

export function useImageUpload(upload: UploadImage, onUploaded: (address: string) => void) {
  const { pending: uploading, problem, setProblem, attempt } = useAttempt()

  const choose = async (file: File) => {
    const unfit = imageProblem(file)
    if (unfit) return setProblem(unfit)
    await attempt(async () => onUploaded(await upload(file)))
  }
  return { uploading, problem, choose }
}
