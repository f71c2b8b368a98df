import { createElement, Fragment, type ReactNode } from 'react'

/** A text in which elements stand: `<price/>`, or `<link>words</link>` whose words the element gets. */
export function richText(text: string, elements: Record<string, (words: string) => ReactNode>): ReactNode {
  const parts = text.split(/(<\w+\/>|<\w+>[^<]*<\/\w+>)/).map((part) => {
    const [, name = '', words = ''] = /^<(\w+)(?:\/>|>([^<]*)<)/.exec(part) ?? []
    return elements[name]?.(words) ?? part
  })
  return createElement(Fragment, null, ...parts)
}

/** Words for screen readers alone: what a button's own words leave out. */
export const srOnly = (words: string) => <span className="sr-only">{words}</span>

export const bold = (words: string) => <span className="font-semibold">{words}</span>
