/** Attributes that people read or hear. */
const spoken =
  /^(aria-label|aria-description|alt|caption|confirm|description|empty|heading|hint|intro|label|legend|noun|placeholder|submit|summary|text|title)$/
/** Names that only code knows, though they look like words. */
const names =
  /^(Accept|Alt|American Express|Arrow\w*|Authorization|Backspace|Bearer 1|Content|Control|Delete|Diners Club|Discover|End|Enter|Escape|Home|Infinity|Location|Mastercard|Meta|Origin|Shift|Source Sans.*|Space|Stripe|Tab|Vary|Visa)$/
const capitalised = /^[\s“„«(·,:]*(?:\p{Lu}\p{Ll}+(?:[ ,.:;!?’…]|$)|\p{Lu} \p{Ll})/u
const fewWords = /\b(?:a|and|at|before|for|from|in|is|not|of|or|per|the|to|with)\b/
const threeWords = /^[\W\d]*\p{L}+[ ,]+\p{L}+[ ,]+\p{L}+/u

const looksLikeText = (text) =>
  (capitalised.test(text) && !names.test(text)) || (threeWords.test(text) && fewWords.test(text))

const isLog = ({ name = '', object, property }) =>
  /^(console|error|info|log|logger|warn)$/.test(name) ||
  property?.name === 'log' ||
  (object ? isLog(object) : false)

/** Where nobody but a developer or a machine reads: errors without a code, logs, imports, types. */
function isForCode(node) {
  const { parent } = node
  if (!parent) return false
  if (parent.type === 'NewExpression')
    return /^(Error|TypeError|RangeError|URL|RegExp)$/.test(parent.callee.name)
  if (parent.type === 'CallExpression') return isLog(parent.callee)
  if (parent.type === 'Property') return parent.key === node || parent.key.value === '@type'
  if (parent.type === 'JSXAttribute')
    return !spoken.test(parent.name.name) && !(parent.name.name === 'name' && capitalised.test(node.value))
  return /^(Import|Export|TSLiteral|TSEnum)|^MemberExpression$/.test(parent.type)
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
        if (/\p{L}{2}/u.test(node.value)) report(node, node.value)
      },
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral: (node) => {
        if (node.parent.type !== 'TaggedTemplateExpression')
          check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('1'))
      },
    }
  },
}
