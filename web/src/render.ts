import './app/documents/instance-language.ts'
import { locale } from '@wood-master/contract/locale'
import { createRenderer } from '#app/documents/renderer.tsx'

/** Loaded by the function: what renders the pages of the site that was built with it. */
export const renderer = createRenderer(builtSites[locale()])
