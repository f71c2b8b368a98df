let opening = false

/** Called before the router starts: from now on until `siteOpened` the document shows the site's one loading state. */
export function siteOpens(): void {
  opening = true
}

export function siteOpened(): void {
  opening = false
}

export const isSiteOpening = () => opening
