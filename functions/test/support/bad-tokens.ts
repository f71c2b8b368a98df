/** Tokens that never open anything. */
export const junkToken = 'junk.junk.junk'

/** The same token as it looks when its hour is over; the emulator's tokens are not signed, so it can be rewritten. */
export function expired(token: string): string {
  const [header, claims] = token.split('.')
  if (!header || !claims) throw new Error('a token has three parts')
  const past = Math.floor(Date.now() / 1000) - 60
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  const rewritten = JSON.stringify({ ...(said as object), iat: past - 3600, exp: past })
  return `${header}.${Buffer.from(rewritten).toString('base64url')}.`
}
