import { undoSeconds } from '@wood-master/contract/shipping'
import { useEffect, useState } from 'react'

/** The moment (milliseconds) until which what was shipped then can be taken back. */
export const undoEnd = (shippedAt: string): number => Date.parse(shippedAt) + undoSeconds * 1_000

/** True while what was shipped at this moment can be taken back. */
export function useIsRecent(at: string | undefined): boolean {
  const end = at === undefined ? 0 : undoEnd(at)
  const [isRecent, setIsRecent] = useState(() => Date.now() < end)
  useEffect(() => {
    const left = end - Date.now()
    setIsRecent(left > 0)
    if (left <= 0) return
    const timer = setTimeout(() => setIsRecent(false), left)
    return () => clearTimeout(timer)
  }, [end])
  return isRecent
}
