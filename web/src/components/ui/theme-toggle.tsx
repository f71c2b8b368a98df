import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { writeStored } from '#lib/storage.ts'

const darkScheme = '(prefers-color-scheme: dark)'

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'lamplight' : window.matchMedia(darkScheme).matches
}

function subscribe(listener: () => void): () => void {
  const scheme = window.matchMedia(darkScheme)
  const chosen = new MutationObserver(listener)
  scheme.addEventListener('change', listener)
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    scheme.removeEventListener('change', listener)
    chosen.disconnect()
  }
}

/** Light or dark: what the system says until somebody chooses. */
export function ThemeToggle() {
  const dark = useSyncExternalStore(subscribe, isDark, () => false)
  const toggle = () => {
    const theme = dark ? 'paper' : 'lamplight'
    document.documentElement.dataset.theme = theme
    writeStored('theme', theme)
  }
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={dark}
      aria-label="Dark theme"
      className="btn btn-ghost btn-square"
    >
      {dark ? <Sun aria-hidden="true" className="size-5" /> : <Moon aria-hidden="true" className="size-5" />}
    </button>
  )
}
