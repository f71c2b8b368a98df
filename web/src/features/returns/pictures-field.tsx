import { limits } from '@wood-master/contract/limits'
import { type ChangeEvent, useState } from 'react'
import { FileField } from '#components/forms/field.tsx'
import { imageProblem } from '#components/forms/image-problem.ts'
import { useAttempt } from '#components/forms/use-attempt.ts'
import { Button } from '#components/ui/button.tsx'
import { uploadImage } from '#lib/api/images.ts'
import * as m from '#texts/returns.ts'

interface PicturesFieldProps {
  pictures: readonly string[]
  onChange: (change: (pictures: string[]) => string[]) => void
  onUploading: (uploading: boolean) => void
}

export function PicturesField({ pictures, onChange, onUploading }: PicturesFieldProps) {
  const [uploading, setUploading] = useState(0)
  const { problem, setProblem, attempt } = useAttempt()
  const left = limits.returnImages - pictures.length

  const add = async (file: File) => {
    const picture = await smallerPicture(file)
    const unfit = imageProblem(picture)
    if (unfit) return setProblem(unfit)
    const address = await uploadImage(picture)
    onChange((known) => [...known, address])
  }
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, left)
    // The same file can be chosen again after a failure.
    target.value = ''
    setUploading(files.length)
    onUploading(true)
    await attempt(async () => {
      for (const file of files) await add(file)
    })
    setUploading(0)
    onUploading(false)
  }

  return (
    <div className="flex flex-col gap-3">
      <FileField
        label={m.addPictures()}
        accept="image/*"
        multiple
        disabled={uploading > 0 || left === 0}
        hint={
          <span role="status">
            {uploading > 0
              ? m.uploading({ count: uploading })
              : m.picturesHint({ most: limits.returnImages })}
          </span>
        }
        error={problem}
        onChange={choose}
      />
      {pictures.length > 0 && (
        <ul aria-label={m.pictures()} className="flex flex-wrap gap-3">
          {pictures.map((picture, index) => (
            <li key={picture} className="flex flex-col gap-1">
              <img
                src={picture}
                alt={m.pictureNumber({ number: index + 1 })}
                className="size-24 rounded-field object-cover"
              />
              <Button
                look="plain"
                small
                onClick={() => onChange((known) => known.filter((one) => one !== picture))}
              >
                {m.removePicture()}
                <span className="sr-only"> {index + 1}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Bytes up to which a picture is sent as it is, and pixels of the longer side of one that is not. */
const [smallBytes, longSide] = [1_000_000, 1_600]

/** A phone's picture, small enough to be sent in a second; as it is where the browser cannot draw it. */
async function smallerPicture(file: File): Promise<File> {
  if (file.size <= smallBytes) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return file
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return blob ? new File([blob], 'picture.jpg', { type: blob.type }) : file
}
