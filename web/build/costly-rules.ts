import type { Plugin } from 'vite'

/**
 * Rules of daisyUI for elements that no page of ours has, which cost every page a lot: with `not-prose` each change of a
 * class styles everything below that element anew, with the inputs that choose a theme each new element the whole page.
 */
const costly = [
  /\.prose :where\(a\.btn[^{}]*\{[^{}]*\}/g,
  /:root:has\(input\.theme-controller\[value="?\w+"?\]:checked\),\s*/g,
]

/** A sheet of styles without the rules that cost much and style nothing. */
export function withoutCostlyRules(styles: string): string {
  return costly.reduce((rest, rule) => rest.replaceAll(rule, ''), styles)
}

/** Leaves those rules out of the app's sheet; to be placed after Tailwind, which writes them. */
export function withoutCostlyStyles(): Plugin {
  return {
    name: 'wood-master-without-costly-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/styles\/index\.css/ },
      handler: (code) => withoutCostlyRules(code),
    },
  }
}
