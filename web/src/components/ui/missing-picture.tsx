import ImageOff from 'lucide-react/icons/image-off'

/** Shown in the place of a picture that cannot be loaded. The caller's class reserves its space. */
export function MissingPicture({ alt, className }: { alt: string; className: string }) {
  const named = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span {...named} className={`grid place-items-center bg-base-200 text-base-content/40 ${className}`}>
      <ImageOff aria-hidden="true" className="size-1/4 max-h-12 min-h-4 min-w-4 max-w-12" />
    </span>
  )
}
