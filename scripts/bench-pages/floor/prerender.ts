import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { FloorPage } from './page.ts'

export function prerender(): string {
  return renderToString(createElement(StaticRouter, { location: '/' }, createElement(FloorPage)))
}
