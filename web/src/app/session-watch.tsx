import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { usePerson } from '#lib/session.ts'

/**
 * When the session ends while a guarded page is open, that page's loaders run again and its guard leads to the login
 * page and back. A half-filled form waits in its draft meanwhile.
 */
export function SessionWatch() {
  const person = usePerson()
  const had = useRef(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const lost = had.current && !person
    had.current = person !== undefined
    if (lost) void revalidate()
  }, [person, revalidate])
  return null
}
