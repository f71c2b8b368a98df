const names = new Intl.DisplayNames('en', { type: 'region' })

/** A country's English name; of an unknown code the code itself. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
