import { applicationDefault } from 'firebase-admin/app'

/** Calls one of Google's APIs with the application default credentials, billed to the project. */
export async function googleFetch(projectId: string, url: string, init: RequestInit = {}): Promise<Response> {
  const { access_token: token } = await applicationDefault().getAccessToken()
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': projectId }
  return fetch(url, { ...init, headers })
}
