import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { defineConfig } from 'vite'
import { FloorPage } from './page.ts'

/** The page in its document, rendered by the components that the browser hydrates. */
const page = () => renderToString(createElement(StaticRouter, { location: '/' }, createElement(FloorPage)))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    { name: 'floor-prerendered', transformIndexHtml: (html: string) => html.replace('<!--page-->', page()) },
  ],
  build: { target: 'es2022', emptyOutDir: true },
  logLevel: 'error',
})
