import { imageTypes, limits } from '@wood-master/contract/limits'
import { type ChangeEvent, type DragEvent, useEffect, useId, useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { imageProblem } from '#components/forms/image-problem.ts'
import { Button } from '#components/ui/button.tsx'
import { Problem } from '#components/ui/problem.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import * as m from '#texts/product-admin.ts'
import { ImageList } from './image-list.tsx'
import type { ProductFields } from './product-fields.ts'
import { type ImageUpload, useImageUploads } from './use-image-uploads.ts'

const small = 'btn-sm min-h-9 text-sm'

export function ImagesField({ form }: { form: UseFormReturn<ProductFields> }) {
  const { control, getValues, trigger, formState } = form
  const id = useId()
  const [leftOut, setLeftOut] = useState(0)
  const { uploads, add, retry, remove } = useImageUploads((address) => {
    field.onChange([...new Set([...getValues('images'), address])])
  })
  const { field } = useController({
    control,
    name: 'images',
    rules: { validate: (images) => imagesProblem(images, uploads) },
  })
  const errors = formState.errors.images
  const error = errors?.message ?? errors?.find?.((one) => one)?.message
  const { isSubmitted } = formState
  // What an upload has changed since the form was refused is judged again.
  useEffect(() => {
    if (isSubmitted && uploads) void trigger('images')
  }, [uploads, isSubmitted, trigger])
  const room = limits.productImages - field.value.length - uploads.length

  const take = (files: File[]) => {
    setLeftOut(Math.max(files.length - room, 0))
    add(files.slice(0, room))
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])])
    // The same files can be chosen again after a failure.
    target.value = ''
  }
  const isOfFiles = ({ dataTransfer }: DragEvent) =>
    [...dataTransfer.items].some(({ kind }) => kind === 'file')
  const drop = (event: DragEvent) => {
    if (!isOfFiles(event)) return
    event.preventDefault()
    take([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shortcut; the field below takes them too
    <div
      className="flex flex-col gap-3"
      onDragOver={(event) => isOfFiles(event) && event.preventDefault()}
      onDrop={drop}
    >
      <label htmlFor={id} className="font-semibold">
        {m.image()}
      </label>
      {field.value.length > 0 && <ImageList images={field.value} onChange={field.onChange} />}
      {uploads.length > 0 && (
        <ul aria-label={m.filesBeingUploaded()} className="grid gap-2">
          {uploads.map((one) => (
            <li key={one.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span className="max-w-60 truncate font-semibold">{one.file.name}</span>
              {one.state === 'failed' ? (
                <Problem>{one.problem}</Problem>
              ) : (
                <span role="status" className="flex items-center gap-2 text-base-content/75">
                  {one.state === 'uploading' && <span className="spinner size-4" aria-hidden="true" />}
                  {one.state === 'uploading' ? m.uploading() : m.waiting()}
                </span>
              )}
              {one.state === 'failed' && !imageProblem(one.file) && (
                <Button look="plain" className={small} onClick={() => retry(one)}>
                  {richText(m.retryUpload({ name: one.file.name }))}
                </Button>
              )}
              <Button look="quiet" className={small} onClick={() => remove(one.key)}>
                {richText(m.removeUpload({ name: one.file.name }))}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        ref={field.ref}
        type="file"
        multiple
        accept={imageTypes.join(',')}
        onChange={choose}
        disabled={room <= 0}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        className={`file-input w-full max-w-sm ${error ? 'file-input-error' : ''}`}
      />
      <div id={`${id}-note`} className="text-sm">
        <Problem>{error}</Problem>
        <p className="text-base-content/75 empty:hidden">
          {!error && (leftOut > 0 ? m.imagesTooMany({ left: leftOut }) : m.imagesHint())}
        </p>
      </div>
    </div>
  )
}

function imagesProblem(images: readonly string[], uploads: readonly ImageUpload[]): string | true {
  if (uploads.some(({ state }) => state !== 'failed')) return m.imagesUploading()
  if (uploads.length > 0) return m.imagesFailed()
  return images.length > 0 || m.imageRequired()
}
