interface PictureFiles {
  avif: string
  webp: string
  jpg: string
  /** Cut out: the page's own ground shows behind it. */
  cutOut: boolean
}

const ourPicture = /^(\/pictures\/(products)?.+?(tall|wide|portrait)?)-\d+\.jpg$/
/** After the name of a product's first view, which its page opens with large: the number of another, or the word scale. */
const furtherView = /-(\d|scale)$/

/** The `srcset` of each format for a picture of the shop's own; nothing for an image from elsewhere. */
export function pictureFiles(src: string): PictureFiles | undefined {
  const [, base, product, shape] = ourPicture.exec(src) ?? []
  if (!base) return undefined
  const scene = shape === 'wide' ? [480, 960, 1440, 1920] : [480, 960]
  const jpg = product ? [640, 960] : scene
  const webp = product ? [320, 640, 960] : shape === 'tall' || shape === 'portrait' ? [480, 720, 960] : scene
  const large = product && !furtherView.test(base) ? [1280] : []
  const avif = product ? [320, 480, 640, 960, ...large] : webp
  const set = (type: string, widths: number[]) =>
    widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ')
  return { avif: set('avif', avif), webp: set('webp', webp), jpg: set('jpg', jpg), cutOut: Boolean(product) }
}
