import { spawnSync } from 'node:child_process'
import { Failure } from '../shop/failure.ts'

const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', '-', '-out', '-']

/** A key and a certificate for localhost in one PEM text, good for a day. Throws a Failure without openssl. */
export function localCertificate(): string {
  const { status, stdout } = spawnSync('openssl', [...request, '-days', '1', '-subj', '/CN=localhost'], {
    encoding: 'utf8',
  })
  if (status !== 0)
    throw new Failure(
      'Browsers speak HTTP/2 only over TLS, and openssl, which makes the certificate, is not there. Install it (on Debian: apt-get install openssl), then run the command again.',
    )
  return stdout
}
