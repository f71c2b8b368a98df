/** The link that opens an email in the reader's mail program. */
export function mailAddress(to: string, fields: { subject: string; body: string }): string {
  // Spaces as %20: mail programs show a plus sign as it is.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `mailto:${encodeURIComponent(to)}?${query.join('&')}`
}
