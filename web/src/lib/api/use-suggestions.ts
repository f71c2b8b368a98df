import { useEffect, useState } from 'react'
import { suggestFromCatalog } from './catalog.ts'
import type { Product } from './products.ts'

/** Milliseconds without a key press before the shop is asked. */
const pause = 150

/** What the catalogue's search finds for the words being typed; nothing before it has responded. */
export function useSuggestions(words: string): Product[] | undefined {
  const [found, setFound] = useState<{ words: string; products: Product[] }>()
  useEffect(() => {
    if (words === '') return
    const asked = new AbortController()
    const ask = async () => {
      try {
        setFound({ words, products: await suggestFromCatalog(words, asked.signal) })
      } catch {
        // The search itself asks again and says what is wrong; suggestions just stay away.
      }
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [words])
  return found?.words === words ? found.products : undefined
}
