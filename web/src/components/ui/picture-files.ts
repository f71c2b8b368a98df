interface PictureFiles {
  avif: string
  webp: string
  jpg: string
  /** Cut out: the page's own ground shows behind it. */
  cutOut: boolean
}

const ourPicture = /^(\/pictures\/(products|scenes)\/.+)-\d+\.jpg$/

/** As the studio encodes them. */
function widthsOf(folder: string, base: string) {
  if (folder === 'products') return { avif: [320, 480, 640, 960], webp: [320, 640, 960], jpg: [640, 960] }
  if (base.endsWith('-tall')) return { avif: [480, 720, 960], webp: [480, 720, 960], jpg: [480, 960] }
  const widths = base.endsWith('-wide') ? [480, 960, 1440, 1920] : [480, 960]
  return { avif: widths, webp: widths, jpg: widths }
}

/** The `srcset` of each format for a picture of the shop's own; nothing for an image from elsewhere. */
export function pictureFiles(src: string): PictureFiles | undefined {
  const [, base, folder] = ourPicture.exec(src) ?? []
  if (!base || !folder) return undefined
  const widths = widthsOf(folder, base)
  const set = (type: keyof typeof widths) =>
    widths[type].map((width) => `${base}-${width}.${type} ${width}w`).join(', ')
  return { avif: set('avif'), webp: set('webp'), jpg: set('jpg'), cutOut: folder === 'products' }
}
