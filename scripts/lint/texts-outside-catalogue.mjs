/** Attributes that people read or hear, also as a part of longer names: `searchLabel`. */
const spoken =
  /^(aria-label|aria-description|alt)$|(caption|confirm|description|empty|heading|hint|intro|label|legend|placeholder|submit|summary|text|title)$/i
/** Names that only code knows, or that are the same in every language. */
const names =
  /^(Accept|Alt|American Express|Arrow\w*|Authorization|Backspace|Bearer 1|Content|Control|Diners Club|Discover|Escape|Infinity|LinkedIn|Location|Mastercard|Meta|Origin|Shift|Source Sans.*|Stripe|Vary|Visa|Wood-Master|Wood-Master\/.*)$/
/** Keys of a keyboard, where they are compared. */
const keys = /^(Delete|End|Enter|Home|Space|Tab)$/
const capitalised = /^[\s“„«(·,:]*(?:\p{Lu}\p{Ll}+(?:[ ,.:;!?’…]|$)|\p{Lu} \p{Ll}|\p{Lu}{2,}:? \p{L}?\p{Ll})/u
const fewWords =
  /(?:^| )(?:a|an|and|are|at|be|before|by|can|for|from|has|have|in|is|it|its|not|of|on|or|per|the|this|to|was|were|will|with|your)(?= |$)/
const otherLetters = /\p{Script=Arabic}/u
const words = /(?<![^ ])\p{L}+(?=[ ,.:;!?]|$)/gu
/** What follows a number or another text: `3 pieces`, `, reverse charge`, `Name: Is required`. */
const added = /^(?:\d+,?|,) (?!x )\p{Ll}+(?: |$)|^\d+: \p{Lu}?\p{Ll}+ \p{Ll}/u

const looksLikeText = (text) =>
  (capitalised.test(text) && !names.test(text)) ||
  ((text.match(words)?.length ?? 0) > 2 && fewWords.test(text)) ||
  ((text.match(words)?.length ?? 0) > 1 && /(?:^| )(?:per|your) /.test(text)) ||
  otherLetters.test(text) ||
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
  if (parent.type === 'Property')
    return parent.key === node || parent.key.value === '@type' || parent.key.name === 'code'
  if (parent.type === 'JSXAttribute')
    return !spoken.test(parent.name.name) && !(parent.name.name === 'name' && capitalised.test(node.value))
  return /^(Import|Export|TSLiteral|TSEnum)|^MemberExpression$/.test(parent.type)
}

/** What calls say to people: toasts and dialogs, and errors that have a code or are of a field. */
const speaking = /^(Response|alert|ask|confirm|csvText|prompt|toast)$/
/** What these say comes after its code. */
const speakingLater = /^(ApiError|ShopError|setError)$/
const spokenProperties = /^(innerText|message|required|subject|textContent)$/

const isSpokenName = (name) => spoken.test(name) || spokenProperties.test(name)

/** The word after which a function is called, or that comes before its dot: `toast` of `toast.error`. */
const calledName = ({ name, object, property }) =>
  speaking.test(object?.name) ? object.name : (name ?? property?.name)

/** Where people read or hear it, whichever way it gets there: `{count === 1 ? ' product' : ' products'}`. */
function isSpoken(node) {
  const { parent } = node
  switch (parent?.type) {
    case 'ConditionalExpression':
      return parent.test !== node && isSpoken(parent)
    case 'BinaryExpression':
      return parent.operator === '+' && isSpoken(parent)
    case 'LogicalExpression':
      return isSpoken(parent)
    case 'JSXExpressionContainer':
      return /^JSX(Element|Fragment)$/.test(parent.parent.type) || isSpoken(parent)
    case 'JSXAttribute':
      return spoken.test(parent.name.name) || (parent.name.name === 'name' && / /.test(textOf(node)))
    case 'Property':
      return parent.value === node && isSpokenName(String(parent.key.name ?? parent.key.value))
    case 'AssignmentExpression':
      return parent.right === node && isSpokenName(parent.left.property?.name ?? '')
    case 'AssignmentPattern':
      return parent.right === node && isSpokenName(parent.left.name ?? '')
    case 'VariableDeclarator':
      return isSpokenName(parent.id.name ?? '')
    case 'ArrayExpression':
      return isSpoken(parent)
    case 'MemberExpression':
      return parent.object === node && isSpoken(parent)
    case 'CallExpression':
    case 'NewExpression': {
      if (parent.callee === node) return isSpoken(parent)
      const [first] = parent.arguments
      if (first !== node && (spoken.test(first.value) || speakingLater.test(calledName(parent.callee))))
        return true
      return speaking.test(calledName(parent.callee))
    }
    default:
      return false
  }
}

/** What a string says, with a number for each of its values. */
const textOf = ({ value, quasis }) =>
  typeof value === 'string' ? value : (quasis ?? []).map(({ value: part }) => part.cooked ?? '').join('1')

/** A word that stands alone, not a part of an address, a class or a name in code. */
const aWord = /(?<![^\s(“„«·])\p{L}{2,}(?![^\s,.:;!?…)”“»·]|:\S|\.\w)/u

/**
 * ESLint rule: what people read stands in the workspace's `texts/`. It knows text by how it looks: the content of an
 * element, an attribute that is read, a string that begins like a sentence or has the small words of one.
 * @type {import('eslint').Rule.RuleModule}
 */
export const textsOutsideCatalogue = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        message: `“${text.trim().slice(0, 60)}” belongs into the catalogue (texts/en.json).`,
      })
    const check = (node) => {
      const text = textOf(node)
      const isText = isSpoken(node)
        ? aWord.test(text) && !names.test(text.trim())
        : looksLikeText(text) && !isForCode(node)
      if (isText) report(node, text)
    }
    return {
      JSXText: (node) => {
        if (/\p{L}{2}/u.test(node.value) && !names.test(node.value.trim())) report(node, node.value)
      },
      Literal: (node) => {
        if (typeof node.value === 'string') check(node)
      },
      TemplateLiteral: check,
    }
  },
}
