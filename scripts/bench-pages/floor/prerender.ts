import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { FloorPage } from './page.ts'

/** The HTML that `main.ts` hydrates. */
export function prerender(): string {
  return renderToString(createElement(StaticRouter, { location: '/' }, createElement(FloorPage)))
}
