import { errorSentence } from '#lib/api/api-error.ts'
import { createStore } from '#lib/browser/store.ts'

export async function loadToasts() {
  toastsWanted.write(true)
  const { toast } = await import('react-toastify/unstyled')
  return toast
}

// What one turn reports twice is shown once. The next turn may report the same while the old one still slides out.
let turn = 0
export const toastId = (text: string) => `${turn} ${text}`

/** Takes away what earlier actions reported, once the next one has an outcome. */
export async function dismissToasts(): Promise<void> {
  turn += 1
  if (!toastsWanted.read()) return
  const toast = await loadToasts()
  toast.dismiss()
}

/** Three seconds at the top center; an earlier error goes. */
export async function successToast(text: string): Promise<void> {
  await dismissToasts()
  const toast = await loadToasts()
  toast.success(text, { role: 'status', toastId: toastId(text) })
}

/** Three seconds at the top center: the sentence, or that of an error. */
export async function errorToast(problem: unknown): Promise<void> {
  const toast = await loadToasts()
  const text = typeof problem === 'string' ? problem : errorSentence(problem)
  toast.error(text, { role: 'alert', toastId: toastId(text) })
}

/** Whether the page needs the toast library; it is not loaded before the first toast. */
export const toastsWanted = createStore(false)
