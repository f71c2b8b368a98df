/** CSS width of the large picture of a product, as in the attribute `sizes`. */
export const gallerySizes = '(min-width: 72rem) 38rem, (min-width: 64rem) 55vw, (min-width: 48rem) 45vw, 94vw'

/** What the head needs to fetch that picture ahead of the page. */
export const galleryAddress = (src: string) => ({ src, sizes: gallerySizes })
