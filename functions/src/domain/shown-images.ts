import * as m from '../texts/shop.ts'
/** Whether pages show this image: the Content-Security-Policy allows the site itself and these origins. */
export function isShown(image: string, imageOrigins: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(image)) return true
  // By its start and not by its origin, because browsers load nothing from addresses with a user name in them.
  const address = URL.parse(image)?.href
  return imageOrigins.some((origin) => address?.startsWith(`${origin}/`))
}

export const notShown = m.imageHostNotAllowed
