import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router-dom'
import { session } from '#lib/session/session.ts'

/**
 * When the session ends while a guarded page is open, that page's loaders run again and its guard leads to the login
 * page and back. A half-filled form is kept as a draft meanwhile.
 */
export function SessionWatch() {
  const { revalidate } = useRevalidator()
  const idle = useNavigation().state === 'idle'
  // During a navigation the next page's guard is running already.
  useEffect(() => (idle ? session.onLost(() => void revalidate()) : undefined), [idle, revalidate])
  return null
}
