import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

type Token = string | [name: string, kind?: string, forms?: Record<string, Token[] | number>]

/** A text as code: what it is given, by name, and the expression that it becomes. */
export interface CompiledText {
  values: Map<string, 'number' | 'text'>
  code: string
}

const quoted = (text: string) => text.replace(/[`\\]|\$(?=\{)/g, '\\$&')

/** Compiles a text in ICU's message format. Throws where it is malformed. */
export function compileText(text: string): CompiledText {
  const values: CompiledText['values'] = new Map()
  const write = (tokens: readonly Token[], counted?: string): string => {
    const parts = tokens.map((token) => {
      if (typeof token === 'string')
        return token === '#' && counted ? `\${numberText(v.${counted})}` : quoted(token)
      const [name, kind, forms = {}] = token
      if (kind === 'number' || kind === 'plural') values.set(name, 'number')
      else if (!values.has(name)) values.set(name, 'text')
      if (!kind) return `\${v.${name}}`
      if (kind === 'number') return `\${numberText(v.${name})}`
      const inner = kind === 'plural' ? name : counted
      const cases = Object.entries(forms).flatMap(([form, tokens]) =>
        Array.isArray(tokens) ? [`${/^\w/.test(form) ? form : JSON.stringify(form)}:${write(tokens, inner)}`] : [],
      )
      const table = `{${cases.join(',')}}`
      if (kind === 'plural') return `\${pluralText(v.${name},${table})}`
      if (kind === 'select') return `\${choose(v.${name},${table})}`
      throw new Error(`“${text}” uses ${kind}, which is not known here.`)
    })
    return `\`${parts.join('')}\``
  }
  return { code: write(compileMessageOrThrow(text) as Token[]), values }
}

/** With a direction of its own for each value, so that a SKU or a size can be read between words from right to left. */
export const isolated = (code: string) => code.replace(/\$\{v\.\w+\}/g, '\u2068$&\u2069')
