import { renderToString } from 'react-dom/server'
import { HomePage } from './home-page.tsx'

/** The home page's HTML as everybody sees it first: nobody signed in, tools and reviews still on their way. */
export function renderHomePage(): string {
  return renderToString(<HomePage />)
}
