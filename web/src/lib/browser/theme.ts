import { useSyncExternalStore } from 'react'
import { deviceStorage } from './storage.ts'

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

/** Whether the dark theme shows: the system's preference until one is chosen. */
export function useDarkTheme(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false)
}

/** Remembered for the next visit; every document applies it by itself (`before-paint.js`). */
export function chooseTheme(dark: boolean): void {
  const theme = dark ? 'lamplight' : 'paper'
  document.documentElement.dataset.theme = theme
  deviceStorage.write('theme', theme)
}

/** A design token's value in the current theme, for what can't read our style sheet. */
export function themeToken(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
