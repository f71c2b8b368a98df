import { type ChangeEvent, useId, useState } from 'react'
import { Picture } from '#components/ui/picture.tsx'
import { errorSentence } from '#lib/api/api-error.ts'
import { imageProblem, uploadImage } from '#lib/api/upload-image.ts'

interface ImageFieldProps {
  label: string
  /** The address of the picture so far; empty without one. */
  value: string
  onChange: (address: string) => void
  error?: string | undefined
}

/** Uploads the chosen file at once, shows it, and hands its address on. */
export function ImageField({ label, value, onChange, error }: ImageFieldProps) {
  const id = useId()
  const [uploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const shown = problem ?? error

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const refusal = imageProblem(file)
    setProblem(refusal)
    if (refusal) return
    setUploading(true)
    try {
      onChange(await uploadImage(file))
    } catch (failure) {
      setProblem(errorSentence(failure))
    } finally {
      setUploading(false)
      // The same file can be chosen again after a failure.
      target.value = ''
    }
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-4">
        {value && (
          <Picture
            src={value}
            alt="Preview of the chosen one"
            sizes="8rem"
            className="aspect-4/3 w-32 rounded-field"
          />
        )}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={upload}
          disabled={uploading}
          aria-invalid={shown ? true : undefined}
          aria-describedby={`${id}-note`}
          className={`file-input w-full max-w-sm ${shown ? 'file-input-error' : ''}`}
        />
      </div>
      <div id={`${id}-note`} className="text-sm">
        {shown ? (
          <p role="alert" className="text-error">
            {shown}
          </p>
        ) : (
          <p role="status" className="text-base-content/75">
            {uploading ? 'Uploading the picture' : 'JPEG, PNG, WebP or AVIF, up to 5 MB'}
          </p>
        )}
      </div>
    </div>
  )
}
