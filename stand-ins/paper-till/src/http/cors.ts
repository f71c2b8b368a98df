import type { RequestHandler } from 'express'

/** Lets shop pages of the allowed origins (`*` for any) call the API from the browser. */
export function cors(allowedOrigins: string[] | '*'): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin')
    const allowed = allowedOrigins === '*' || (origin !== undefined && allowedOrigins.includes(origin))
    if (origin !== undefined && allowed) {
      response.setHeader('Access-Control-Allow-Origin', allowedOrigins === '*' ? '*' : origin)
      response.setHeader('Access-Control-Expose-Headers', 'Request-Id, Stripe-Version')
      response.vary('Origin')
    }
    if (request.method !== 'OPTIONS') {
      next()
      return
    }
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
    response.setHeader(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
    )
    response.setHeader('Access-Control-Max-Age', '600')
    response.status(204).end()
  }
}
