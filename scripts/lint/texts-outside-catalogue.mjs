/** Attributes that people read or hear, also as a part of longer names: `searchLabel`. */
const spoken =
  /^(aria-label|aria-description|alt)$|(caption|confirm|description|empty|heading|hint|intro|label|legend|placeholder|submit|summary|text|title)$/i
/** Names that only code knows, or that are the same in every language. */
const names =
  /^(Accept|Alt|American Express|Arrow\w*|Authorization|Backspace|Bearer 1|Content|Control|Diners Club|Discover|Escape|Infinity|Location|Mastercard|Meta|Origin|Shift|Source Sans.*|Stripe|Vary|Visa|Wood-Master|Wood-Master\/.*)$/
/** Keys of a keyboard, where they are compared. */
const keys = /^(Delete|End|Enter|Home|Space|Tab)$/
const capitalised = /^[\s“„«(·,:]*(?:\p{Lu}\p{Ll}+(?:[ ,.:;!?’…]|$)|\p{Lu} \p{Ll}|\p{Lu}{2,} \p{Ll})/u
const fewWords = /(?:^| )(?:a|and|at|before|for|from|in|is|not|of|or|per|the|to|with)(?= |$)/
const words = /(?<![^ ])\p{L}+(?=[ ,.:;!?]|$)/gu
/** What follows a number or another text: `3 pieces`, `, reverse charge`. */
const added = /^(?:\d+,?|,) (?!x )\p{Ll}+(?: |$)/u

const looksLikeText = (text) =>
  (capitalised.test(text) && !names.test(text)) ||
  ((text.match(words)?.length ?? 0) > 2 && fewWords.test(text)) ||
  (added.test(text) && !text.endsWith(' auto'))

const isLog = ({ name = '', object, property }) =>
  /^(attempt|console|error|info|log|logger|warn)$/.test(name) ||
  property?.name === 'log' ||
  (object ? isLog(object) : false)

/** Where nobody but a developer or a machine reads: errors without a code, logs, imports, types. */
function isForCode(node) {
  const { parent } = node
  if (!parent) return false
  if (/^(BinaryExpression|SwitchCase|ArrayExpression)$/.test(parent.type) && keys.test(node.value))
    return true
  if (/^(Conditional|Logical)Expression$|^JSXExpressionContainer$/.test(parent.type)) return isForCode(parent)
  if (parent.type === 'NewExpression')
    return /^(Error|TypeError|RangeError|URL|RegExp)$/.test(parent.callee.name)
  if (parent.type === 'CallExpression') return isLog(parent.callee)
  if (parent.type === 'Property') return parent.key === node || parent.key.value === '@type'
  if (parent.type === 'JSXAttribute')
    return !spoken.test(parent.name.name) && !(parent.name.name === 'name' && capitalised.test(node.value))
  return /^(Import|Export|TSLiteral|TSEnum)|^MemberExpression$/.test(parent.type)
}

/** In the content of an element, whichever way it gets there: `{count === 1 ? ' product' : ' products'}`. */
function isShown({ parent }) {
  if (/^(Conditional|Logical)Expression$/.test(parent.type)) return isShown(parent)
  return parent.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(parent.parent.type)
}

/**
 * ESLint rule: what people read stands in the workspace's `texts/`. It knows text by how it looks: the content of an
 * element, an attribute that is read, a string that begins like a sentence or has the small words of one.
 */
export const textsOutsideCatalogue = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        message: `“${text.trim().slice(0, 60)}” belongs into the catalogue (texts/en.json).`,
      })
    const check = (node, text) => {
      if (looksLikeText(text) && !isForCode(node)) report(node, text)
    }
    return {
      JSXText: (node) => {
        if (/\p{L}{2}/u.test(node.value) && !names.test(node.value.trim())) report(node, node.value)
      },
      Literal: (node) => {
        if (typeof node.value !== 'string') return
        if (isShown(node) && /\p{L}{2}/u.test(node.value) && !names.test(node.value)) report(node, node.value)
        else check(node, node.value)
      },
      // One small word is enough where people read it.
      JSXAttribute: ({ name, value }) => {
        const text = value?.value ?? ''
        if (spoken.test(name.name) && /^\p{L}{2}(?!\w*:\/)/u.test(text) && !looksLikeText(text))
          report(value, text)
      },
      TemplateLiteral: (node) => {
        if (node.parent.type !== 'TaggedTemplateExpression')
          check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('1'))
      },
    }
  },
}
