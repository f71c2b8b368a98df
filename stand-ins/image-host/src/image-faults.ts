/** The image host's switches, off by default. */
export interface ImageFaults {
  /** Milliseconds to wait before an upload is answered. */
  slowMs: number
  /** Refuse every upload with 500. */
  fail: boolean
}

export const noImageFaults: ImageFaults = { slowMs: 0, fail: false }

/** The switches of a JSON body; throws a sentence about the first wrong one. */
export function readImageFaults(body: unknown): Partial<ImageFaults> {
  if (typeof body !== 'object' || body === null) throw new TypeError('Send a JSON object of switches.')
  const changes: Partial<ImageFaults> = {}
  for (const [name, value] of Object.entries(body)) {
    if (name === 'slowMs' && typeof value === 'number' && Number.isInteger(value) && value >= 0)
      changes.slowMs = value
    else if (name === 'fail' && typeof value === 'boolean') changes.fail = value
    else throw new TypeError(`There is no switch '${name}' that can be ${JSON.stringify(value)}.`)
  }
  return changes
}
