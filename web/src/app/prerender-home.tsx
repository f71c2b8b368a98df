import { renderToString } from 'react-dom/server'
import { HomePage } from './home-page.tsx'

/** The home page's HTML as everyone first sees it: signed out, tools and reviews still loading. */
export function renderHomePage(): string {
  return renderToString(<HomePage />)
}
