import { useRef, useState } from 'react'
import { imageProblem } from '#components/forms/image-problem.ts'
import { errorSentence } from '#lib/api/api-error.ts'
import { uploadImage } from '#lib/api/images.ts'

export interface ImageUpload {
  key: number
  file: File
  state: 'waiting' | 'uploading' | 'failed'
  problem?: string
}

/** Uploads files one after the other, so that images stand in the order in which they were chosen. */
export function useImageUploads(onUploaded: (address: string) => void) {
  const [uploads, setUploads] = useState<ImageUpload[]>([])
  const lastKey = useRef(0)
  const removed = useRef(new Set<number>())
  const turn = useRef(Promise.resolve())

  const update = (changed: ImageUpload) =>
    setUploads((all) => all.map((one) => (one.key === changed.key ? changed : one)))
  const remove = (key: number) => {
    removed.current.add(key)
    setUploads((all) => all.filter((one) => one.key !== key))
  }

  const send = async ({ key, file }: ImageUpload) => {
    if (removed.current.has(key)) return
    update({ key, file, state: 'uploading' })
    try {
      const address = await uploadImage(file)
      if (removed.current.has(key)) return
      onUploaded(address)
      remove(key)
    } catch (error) {
      update({ key, file, state: 'failed', problem: errorSentence(error) })
    }
  }
  const enqueue = (one: ImageUpload) => {
    turn.current = turn.current.then(() => send(one))
  }

  return {
    uploads,
    remove,
    add(files: readonly File[]) {
      const added = files.map((file): ImageUpload => {
        const problem = imageProblem(file)
        return { key: ++lastKey.current, file, state: problem ? 'failed' : 'waiting', problem }
      })
      setUploads((all) => [...all, ...added])
      for (const one of added) if (one.state === 'waiting') enqueue(one)
    },
    retry({ key, file }: ImageUpload) {
      const again: ImageUpload = { key, file, state: 'waiting' }
      update(again)
      enqueue(again)
    },
  }
}
