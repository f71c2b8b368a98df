import { imageProblem } from '#components/forms/image-problem.ts'
import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import * as m from '#texts/product-admin.ts'
import type { ImageUpload } from './use-image-uploads.ts'

interface ImageUploadsProps {
  uploads: readonly ImageUpload[]
  onRetry: (upload: ImageUpload) => void
  onRemove: (key: number) => void
}

const small = 'btn-sm min-h-9 text-sm'

/** The files that are not uploaded yet, each with how far it is or why it failed. */
export function ImageUploads({ uploads, onRetry, onRemove }: ImageUploadsProps) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label={m.filesBeingUploaded()} className="grid gap-2">
      {uploads.map((upload) => (
        <li key={upload.key} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="max-w-60 truncate font-semibold">{upload.file.name}</span>
          <UploadState upload={upload} />
          {upload.state === 'failed' && !imageProblem(upload.file) && (
            <Button look="plain" className={small} onClick={() => onRetry(upload)}>
              {richText(m.retryPartNamePart({ name: upload.file.name }), {
                part: (words) => <span className="sr-only">{words}</span>,
              })}
            </Button>
          )}
          <Button look="quiet" className={small} onClick={() => onRemove(upload.key)}>
            {richText(m.removePartNamePart({ name: upload.file.name }), {
              part: (words) => <span className="sr-only">{words}</span>,
            })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function UploadState({ upload: { state, problem } }: { upload: ImageUpload }) {
  if (state === 'failed')
    return (
      <span role="alert" className="text-error">
        {problem}
      </span>
    )
  return (
    <span role="status" className="flex items-center gap-2 text-base-content/75">
      {state === 'uploading' && <span className="loading loading-spinner loading-xs" aria-hidden="true" />}
      {state === 'uploading' ? m.uploading() : m.waiting()}
    </span>
  )
}
