import { hydrateRoot } from 'react-dom/client'
import { HomePage } from '#app/home-page.tsx'
import { reloadOnStaleCode } from '#lib/browser/stale-code.ts'

reloadOnStaleCode()

const root = document.getElementById('root')
if (root) hydrateRoot(root, <HomePage />)
