import { createElement, Fragment, type ReactNode } from 'react'

/** Words for screen readers alone: what a button's own words leave out. */
export const srOnly = (words: string) => <span className="sr-only">{words}</span>

type Elements = Record<string, (words: string) => ReactNode>
const quiet: Elements = { part: srOnly, of: srOnly }

/** A text in which elements stand: `<price/>`, or `<link>words</link>` whose words the element gets; `<part>` and `<of>` are not seen unless said. */
export function richText(text: string, elements = quiet): ReactNode {
  const parts = text.split(/(<\w+\/>|<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, name = '', words = ''] = /^<(\w+)(?:\/>|>([^<]*)<)/.exec(part) ?? []
    return elements[name]?.(words) ?? part
  })
  return createElement(Fragment, null, ...parts)
}

export const bold = (words: string) => <span className="font-semibold">{words}</span>
