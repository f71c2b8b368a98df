/** Faults to inject, none by default. */
export interface ImageFaults {
  /** Milliseconds to wait before responding to an upload. */
  slowMs: number
  /** Respond to every upload with 500. */
  fail: boolean
}

export const noImageFaults: ImageFaults = { slowMs: 0, fail: false }

/** Reads faults from a JSON body. Throws a `TypeError` about the first wrong one. */
export function readImageFaults(body: unknown): Partial<ImageFaults> {
  if (typeof body !== 'object' || body === null) throw new TypeError('Send a JSON object of faults.')
  const changes: Partial<ImageFaults> = {}
  for (const [name, value] of Object.entries(body)) {
    if (name === 'slowMs' && typeof value === 'number' && Number.isInteger(value) && value >= 0)
      changes.slowMs = value
    else if (name === 'fail' && typeof value === 'boolean') changes.fail = value
    else throw new TypeError(`There is no fault '${name}' with the value ${JSON.stringify(value)}.`)
  }
  return changes
}
