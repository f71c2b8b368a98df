import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { chooseTheme, useDarkTheme } from '#lib/browser/theme.ts'
import * as m from '#texts/layout.ts'

export function ThemeToggle() {
  const dark = useDarkTheme()
  const Icon = dark ? Sun : Moon
  return (
    <button
      type="button"
      onClick={() => chooseTheme(!dark)}
      aria-label={dark ? m.lightenTheme() : m.darkenTheme()}
      className="btn btn-ghost btn-square"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}
