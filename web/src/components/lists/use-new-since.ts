import { useEffect, useState } from 'react'
import { deviceStorage } from '#lib/browser/storage.ts'

/** Whether a row is newer than all that this browser has shown in such a list before the page was opened. */
export function useNewSince(list: string, rows: readonly { createdAt: string }[]) {
  const key = `seen-${list}`
  const [seen] = useState(() => deviceStorage.read(key))
  const newest = rows.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '')
  useEffect(() => {
    if (newest > (deviceStorage.read(key) ?? '')) deviceStorage.write(key, newest)
  }, [key, newest])
  return ({ createdAt }: { createdAt: string }) => seen !== undefined && createdAt > seen
}
