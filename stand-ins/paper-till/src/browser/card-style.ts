import { type CardChange, type ElementStyle, plainStyles } from './frame-messages.ts'

/** Dresses the fields in the shop's `style` options for the state they are in. */
export function applyStyle(form: HTMLElement, style: ElementStyle = {}, change: CardChange): void {
  const state = change.empty ? style.empty : change.complete ? style.complete : undefined
  const variant = { ...style.base, ...state }
  for (const name of plainStyles) form.style[name] = variant[name] === undefined ? '' : String(variant[name])
  const set = (name: string, value: string | number | undefined) => {
    if (value === undefined) form.style.removeProperty(name)
    else form.style.setProperty(name, String(value))
  }
  set('--placeholder', style.base?.['::placeholder']?.color)
  set('--focus', style.base?.[':focus']?.color)
  set('--icon', (change.error ? style.invalid?.iconColor : undefined) ?? variant.iconColor)
  set('--invalid', style.invalid?.color)
}
