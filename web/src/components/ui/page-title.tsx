import { useEffect } from 'react'
import { shop } from '#config/shop.ts'

/** Title and description of the open page, for the tab, history and search engines. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  useEffect(() => {
    document.title = `${title} · ${shop.name}`
    if (description) {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    }
  }, [title, description])
  return null
}
