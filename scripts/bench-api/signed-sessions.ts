import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

/** A buyer with an access token that the identity service could have signed. */
export interface Buyer {
  uid: string
  email: string
  token: string
}

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = 'bench'
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Session cookies as Firebase signs them, so that verifying them costs what it costs in production. */
export function signedBuyers(count: number, projectId: string): Buyer[] {
  const now = Math.floor(Date.now() / 1000)
  return Array.from({ length: count }, (_, index) => {
    const [uid, email] = [`buyer-${index}`, `buyer-${index}@wood-master.test`]
    const unsigned = `${encoded({ alg: 'RS256', typ: 'JWT', kid })}.${encoded({
      iss: `https://session.firebase.google.com/${projectId}`,
      aud: projectId,
      sub: uid,
      auth_time: now,
      iat: now,
      exp: now + 3600,
      email,
      email_verified: true,
      firebase: { sign_in_provider: 'password' },
    })}`
    const signature = createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')
    return { uid, email, token: `${unsigned}.${signature}` }
  })
}

/** Hands out the public key of these sessions in the place of Google's server. */
export async function agentForKeys(): Promise<Agent> {
  const keys = createServer((_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=3600')
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ [kid]: publicKey.export({ type: 'spki', format: 'pem' }) }))
  })
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
  const { port } = keys.address() as AddressInfo
  const agent = new Agent()
  // A socket without TLS: the request never leaves this process.
  return Object.assign(agent, { createConnection: () => connect(port, '127.0.0.1') })
}
