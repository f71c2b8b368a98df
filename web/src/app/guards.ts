import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { rememberOrigin } from '#lib/session/origin.ts'
import { currentPerson, type Person } from '#lib/session/session.ts'
import { signOutEverywhere } from '#lib/session/sign-out.ts'

type PersonLoader<Data> = (args: LoaderFunctionArgs, person: Person) => Data | Promise<Data>

function toLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  rememberOrigin(pathname + search)
  return redirect(paths.login)
}

/** For pages that need somebody signed in: everybody else goes to sign in and comes back. */
export function signedIn<Data>(load: PersonLoader<Data>) {
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const person = currentPerson()
    if (!person) throw toLogin(args.request)
    try {
      return await load(args, person)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw toLogin(args.request)
      throw error
    }
  }
}

const pendingChecks = new Map<string, Promise<boolean>>()

/** Whether the person is an admin right now. Questions asked together share one call. Throws `ApiError`. */
export function isAdmin(email: string): Promise<boolean> {
  const pending = pendingChecks.get(email)
  if (pending) return pending
  const check = api
    .call('isAdmin', { params: { email } })
    .then(({ admin }) => admin)
    .finally(() => pendingChecks.delete(email))
  pendingChecks.set(email, check)
  return check
}

async function isAdminOrLogs(email: string): Promise<boolean> {
  try {
    return await isAdmin(email)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 403)) throw error
    console.log('token did not match')
    return false
  }
}

/** For pages of admins: anybody else is signed out and sent to sign in. */
export function adminOnly<Data>(load: PersonLoader<Data>) {
  return signedIn<Data>(async (args, person) => {
    if (!(await isAdminOrLogs(person.email))) {
      await signOutEverywhere()
      // Not remembered: coming back here with the same account would only lead out again.
      throw redirect(paths.login)
    }
    return load(args, person)
  })
}
