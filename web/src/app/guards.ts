import { mayCall, type Role } from '@wood-master/contract/roles'
import type { CallName } from '@wood-master/contract/routes'
import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { roleOf } from '#lib/api/queries.ts'
import { rememberAdminsOnly, rememberOrigin } from '#lib/session/origin.ts'
import { type Account, session, signOutEverywhere } from '#lib/session/session.ts'
import * as m from '#texts/app.ts'

type AccountLoader<Data> = (args: LoaderFunctionArgs, account: Account) => Data | Promise<Data>

/** Where the guarded page is the one that was opened, it gives up its place in the history: going back must not lead into it again. */
function leaveForLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const { location } = window
  const isOpen = pathname === location.pathname && search === location.search
  return isOpen ? replace(paths.login) : redirect(paths.login)
}

function toLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  rememberOrigin(pathname + search)
  return leaveForLogin(request)
}

/** For pages that need a signed-in account: everyone else is sent to sign in and comes back. */
export function signedIn<Data>(load: AccountLoader<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const account = session.account()
    if (!account) throw toLogin(args.request)
    try {
      return await load(args, account)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw toLogin(args.request)
      throw error
    }
  }
}

async function roleOrLogs(email: string, navigation: Request): Promise<Role | undefined> {
  try {
    return await roleOf(email, navigation)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error
    console.log(m.tokenDidNotMatch())
    return undefined
  }
}

/** For admins, and whoever's role allows the call that the page is for: anyone else is signed out and sent to sign in. */
export function adminOnly<Data>(load: AccountLoader<Data>, call?: CallName) {
  return signedIn<Data>(async (args, account) => {
    const role = await roleOrLogs(account.email, args.request)
    if (role !== 'admin' && !(call && mayCall(role, call))) {
      await signOutEverywhere()
      rememberAdminsOnly()
      // The origin is not remembered: the same account would only be sent away again.
      throw leaveForLogin(args.request)
    }
    return load(args, account)
  })
}
