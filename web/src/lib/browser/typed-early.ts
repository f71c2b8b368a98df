const valueProperty = (prototype: object) => Object.getOwnPropertyDescriptor(prototype, 'value')

/** Tells React what was typed before it took over, which it would put back with the next change. */
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
