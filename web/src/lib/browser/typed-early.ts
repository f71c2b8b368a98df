const valueProperty = (prototype: object) => Object.getOwnPropertyDescriptor(prototype, 'value')

/**
 * Tells React what was typed before it took over: it leaves the text in the field, but knows only what was rendered, and
 * the next change would put that back.
 */
export function noticeTypedEarly(root: HTMLElement): void {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="file"]), textarea',
  )
  for (const field of fields) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    // React compares with what was last set here; the prototype's own setter goes unnoticed.
    field.value = defaultValue
    valueProperty(Object.getPrototypeOf(field))?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
