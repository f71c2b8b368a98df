import { imageTypes } from '@wood-master/contract/limits'
import type { ChangeEvent } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Picture } from '#components/ui/picture.tsx'
import * as m from '#texts/forms.ts'
import { FileField } from './field.tsx'
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
  const { field, fieldState } = useController({ control, name, rules: { required } })
  const { uploading, problem, choose } = useImageUpload(upload, field.onChange)

  const change = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) await choose(file)
    // The same file can be chosen again after a failure.
    target.value = ''
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      {field.value && (
        <Picture
          src={field.value}
          alt={m.imagePreview()}
          sizes="8rem"
          className="aspect-4/3 w-32 rounded-field"
        />
      )}
      <div className="max-w-sm flex-1">
        <FileField
          label={label}
          accept={imageTypes.join(',')}
          hint={<span role="status">{uploading ? m.uploadingTheImage() : m.imageFormats()}</span>}
          error={problem ?? fieldState.error?.message}
          disabled={uploading}
          onChange={change}
        />
      </div>
    </div>
  )
}
