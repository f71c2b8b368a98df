import { expect, it } from 'vitest'
import { routes } from './routes.ts'

/** What the site was promised, written down once more so that no edit of the list can lose a call unseen. */
const promised = `
  GET /review                   POST /review
  GET /product                  POST /product
  GET /singleProduct/{id}       PUT /product/{id}         DELETE /product/{id}
  POST /order                   GET /order                GET /order/{id}
  DELETE /order/{id}            PUT /order/{id}           PATCH /order/{id}
  GET /userOrder                GET /admin/{email}        PUT /user/{email}
  GET /user                     PUT /user/admin/{email}   DELETE /user/admin/{email}
  GET /singleUser               PUT /singleUser/{email}   POST /create-payment-intent
  GET /health                   POST /image               POST /contact
  GET /contact                  POST /stripe/webhook      GET /openapi.json
  GET /catalog                  GET /catalog/{id}
  GET /settings/search          PUT /settings/search
`

it('has every call that the shop promised', () => {
  const listed = Object.values(routes).map(({ method, path }) => `${method} ${path}`)
  const missing = promised
    .trim()
    .split(/\s{2,}/)
    .filter((call) => !listed.includes(call))
  expect(missing).toEqual([])
})

it('has no two calls at one place', () => {
  const places = Object.values(routes).map(
    ({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
  )
  expect(new Set(places).size).toBe(places.length)
})
