import { useEffect, useState } from 'react'
import type { Product } from './products.ts'

/** Milliseconds without a key press before the shop is asked. */
const pause = 150

/** Products for the words being typed. `suggest` stays the same function from one call to the next. */
export function useSuggestions(
  words: string,
  suggest: (words: string, signal: AbortSignal) => Promise<Product[]>,
): Product[] | undefined {
  const [found, setFound] = useState<{ words: string; products: Product[] }>()
  useEffect(() => {
    if (words === '') return
    const asked = new AbortController()
    const ask = async () => {
      try {
        setFound({ words, products: await suggest(words, asked.signal) })
      } catch {
        // The search itself asks again and says what is wrong; suggestions just stay away.
      }
    }
    const timer = setTimeout(ask, pause)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [words, suggest])
  return found?.words === words ? found.products : undefined
}
