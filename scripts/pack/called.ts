import { join } from 'node:path'
import { withHostedFunction } from '../coldstart/hosted-function.ts'
import { Failure } from '../shop/failure.ts'
import { fromRoot } from '../shop/layout.ts'
import { readEnvFile } from '../shop/project-files.ts'

/** Requests that need neither the database nor Stripe, and the status that each must return. */
const expected: [path: string, status: number][] = [
  ['/api/settings', 200],
  ['/settings', 200],
  ['/api/openapi.json', 200],
  ['/api/order', 401],
  ['/api/nothing-here', 404],
  // A page whose address cannot be read: rendered without any data.
  ['/products/%zz', 400],
]

/** Calls the function in this folder with only the packages installed there. Throws a Failure for an unexpected status. */
export async function callPacked(folder: string): Promise<string> {
  const env = {
    ...readEnvFile(fromRoot('functions', '.env.example')),
    STRIPE_SECRET_KEY: 'sk_test_packed',
    STRIPE_WEBHOOK_SECRET: 'whsec_packed',
    IMAGE_HOST_KEY: 'packed',
    SMTP_URL: 'smtp://127.0.0.1:1',
    GCLOUD_PROJECT: 'demo-pack',
  }
  return withHostedFunction(join(folder, 'lib', 'index.js'), env, async (url) => {
    const lines: string[] = []
    for (const [path, status] of expected) {
      const response = await fetch(`${url}${path}`)
      if (response.status !== status) {
        throw new Failure(
          `The packed function returns ${response.status} for ${path} instead of ${status}: ${await response.text()}`,
        )
      }
      const type = response.headers.get('content-type') ?? 'nothing'
      if (!type.startsWith(path.startsWith('/products') ? 'text/html' : 'application/json'))
        throw new Failure(`The packed function returns ${type} for ${path}.`)
      lines.push(`GET ${path} -> ${status}`)
    }
    return lines.join('\n')
  })
}
