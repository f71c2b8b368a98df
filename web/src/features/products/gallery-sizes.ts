/** CSS width of a product's large picture; at a phone's true 92vw it would take the next file, no sharper to the eye. */
export const gallerySizes = '(min-width: 80rem) 40rem, (min-width: 64rem) 55vw, (min-width: 48rem) 45vw, 88vw'

export const galleryAddress = (src: string) => ({ src, sizes: gallerySizes })
