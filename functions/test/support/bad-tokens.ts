/** Tokens that never open anything. */
export const junkToken = 'junk.junk.junk'

/** The same token as it looks when its hour is over. */
export function expired(token: string): string {
  const past = Math.floor(Date.now() / 1000) - 60
  return rewritten(token, { iat: past - 3600, exp: past })
}

/** The token with other claims; the emulator's tokens are not signed, so they can be rewritten. */
export function rewritten(token: string, claims: object): string {
  const [header, payload] = token.split('.')
  if (!header || !payload) throw new Error('a token has three parts')
  const said: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  const changed = JSON.stringify({ ...(said as object), ...claims })
  return `${header}.${Buffer.from(changed).toString('base64url')}.`
}
