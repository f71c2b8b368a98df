import { imageTypes } from '@wood-master/contract/limits'
import { type ChangeEvent, useId } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Picture } from '#components/ui/picture.tsx'
import * as m from '#texts/forms.ts'
import { type UploadImage, useImageUpload } from './use-image-upload.ts'

interface ImageFieldProps<Values extends FieldValues> {
  label: string
  control: Control<Values>
  name: FieldPathByValue<Values, string>
  required: string
  upload: UploadImage
}

export function ImageField<Values extends FieldValues>({
  label,
  control,
  name,
  required,
  upload,
}: ImageFieldProps<Values>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name, rules: { required } })
  const { uploading, problem, choose } = useImageUpload(upload, field.onChange)
  const error = problem ?? fieldState.error?.message

  const change = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) await choose(file)
    // The same file can be chosen again after a failure.
    target.value = ''
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="flex flex-wrap items-center gap-4">
        {field.value && (
          <Picture
            src={field.value}
            alt={m.imagePreview()}
            sizes="8rem"
            className="aspect-4/3 w-32 rounded-field"
          />
        )}
        <input
          id={id}
          type="file"
          accept={imageTypes.join(',')}
          onChange={change}
          disabled={uploading}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className={`file-input w-full max-w-sm ${error ? 'file-input-error' : ''}`}
        />
      </div>
      <ImageNote id={`${id}-note`} error={error} uploading={uploading} />
    </div>
  )
}

function ImageNote({ id, error, uploading }: { id: string; error: string | undefined; uploading: boolean }) {
  return (
    <div id={id} className="text-sm">
      {error ? (
        <p role="alert" className="text-error">
          {error}
        </p>
      ) : (
        <p role="status" className="text-base-content/75">
          {uploading ? m.uploadingTheImage() : m.imageFormats()}
        </p>
      )}
    </div>
  )
}
