import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router-dom'
import { session } from '#lib/session/session.ts'

/**
 * When the session ends while a guarded page is open, that page's loaders run again and its guard leads to the login
 * page and back. A half-filled form waits in its draft meanwhile.
 */
export function SessionWatch() {
  const { revalidate } = useRevalidator()
  const idle = useNavigation().state === 'idle'
  // During a navigation the guard of the next page is at work already.
  useEffect(() => (idle ? session.onLost(() => void revalidate()) : undefined), [idle, revalidate])
  return null
}
