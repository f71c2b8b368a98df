import { deviceStorage } from '#lib/browser/storage.ts'
import { usePageKeys } from '#lib/browser/use-page-keys.ts'

const key = 'letter-keys'

/** Keys of one letter may meet what somebody dictates, so they can be switched off. */
export const letterKeys = {
  areOn: () => deviceStorage.read(key) !== 'off',
  turn: (on: boolean) => deviceStorage.write(key, on ? undefined : 'off'),
}

const takesLetters = 'dialog, .swal2-container, [popover], input:not([type="checkbox"]), textarea, select'

/** J and K go to the next and the previous row's link; `press` gets every other letter with the row in focus. */
export function useRowKeys(rows: string, press: (letter: string, row: Element | undefined) => void): void {
  usePageKeys((event) => {
    const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (ctrlKey || metaKey || altKey || defaultPrevented || !letterKeys.areOn()) return
    if (!(target instanceof Element) || target.closest(takesLetters)) return
    const all = [...document.querySelectorAll(rows)]
    const at = all.findIndex((row) => row.contains(target))
    const letter = event.key.toLowerCase()
    if (letter !== 'j' && letter !== 'k') return press(letter, all[at])
    const next = all[letter === 'j' ? at + 1 : Math.max(0, at - 1)]
    next?.querySelector('a')?.focus()
  })
}
