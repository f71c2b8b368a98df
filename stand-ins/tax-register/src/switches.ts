/** What the register of a country does. */
export const switches = ['book', 'valid', 'invalid', 'slow', 'down'] as const
export type Switch = (typeof switches)[number]

/** By country; `*` is every country without a switch of its own. */
export type Switches = Record<string, Switch>

/** Reads switches from a body. Throws a `TypeError` about the first wrong one. */
export function readSwitches(body: unknown): Switches {
  if (typeof body !== 'object' || body === null) throw new TypeError('Send a JSON object of switches.')
  const read: Switches = {}
  for (const [country, wanted] of Object.entries(body)) {
    const known = switches.find((name) => name === wanted)
    if (!known || !/^([A-Z]{2}|\*)$/.test(country)) {
      throw new TypeError(`There is no switch '${country}' with the value ${JSON.stringify(wanted)}.`)
    }
    read[country] = known
  }
  return read
}
