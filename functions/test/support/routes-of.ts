import type { CallName } from '@wood-master/contract/routes'
import { routes } from '@wood-master/contract/routes'
import { type AppParts, routerOf } from '../../src/app.ts'

/** Every route that Express really serves, as `GET /product/{id}`. */
export function routesOf(parts: AppParts): string[] {
  return routerOf(parts).stack.flatMap(({ route }) => {
    if (!route) throw new Error('the API has a middleware where only routes belong')
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
    return route.stack.map(({ method }) => `${method.toUpperCase()} ${path}`)
  })
}

const placeOf = (name: CallName) => `${routes[name].method} ${routes[name].path}`

export const contractRoutes = (Object.keys(routes) as CallName[]).map(placeOf)
