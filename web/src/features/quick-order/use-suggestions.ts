import { useEffect, useState } from 'react'
import type { Product } from '#lib/api/products.ts'
import { suggestProducts } from './quick-order-api.ts'

/** Milliseconds without a key press before the shop is asked. */
const pause = 150

/** Products for the words that are being typed; nothing before the shop has responded to them. */
export function useSuggestions(words: string): Product[] | undefined {
  const [found, setFound] = useState<{ words: string; products: Product[] }>()
  useEffect(() => {
    if (words === '') return
    const asked = new AbortController()
    const ask = async () => {
      try {
        setFound({ words, products: await suggestProducts(words, asked.signal) })
      } catch {
        // Enter asks again and says what is wrong; suggestions just stay away.
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
