import { Moon, Sun } from 'lucide-react'
import { chooseTheme, useDarkTheme } from '#lib/theme.ts'

export function ThemeToggle() {
  const dark = useDarkTheme()
  const Icon = dark ? Sun : Moon
  return (
    <button
      type="button"
      onClick={() => chooseTheme(!dark)}
      aria-pressed={dark}
      aria-label="Dark theme"
      className="btn btn-ghost btn-square"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
