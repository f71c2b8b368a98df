import { afterAll, beforeAll } from 'vitest'
import { signUp, signUpAdmin, type TestAccount } from '../../testing/sign-in.ts'
import { type Api, startApi } from '../../testing/start-api.ts'

/** A shop with an admin and a shopper. */
interface ShopSetup {
  api: Api
  admin: TestAccount
  shopper: TestAccount
}

/** Opens one for the tests of a file, hands it over before the first of them and closes it after the last. */
export function shopSetup(take: (setup: ShopSetup) => void): void {
  let api: Api | undefined
  beforeAll(async () => {
    api = await startApi()
    take({ api, admin: await signUpAdmin(api), shopper: await signUp(api) })
  })
  afterAll(() => api?.close())
}
