import type { SweetAlertOptions } from 'sweetalert2'
import * as m from '#texts/feedback.ts'
import { dismissToasts } from './toast.ts'

const look: SweetAlertOptions = {
  buttonsStyling: false,
  reverseButtons: true,
  customClass: {
    popup: 'rounded-box!',
    title: 'font-serif! text-[1.5rem]! font-[560]!',
    htmlContainer: 'text-[1rem]!',
    actions: 'gap-3',
    confirmButton: 'btn btn-primary',
    cancelButton: 'btn btn-outline',
  },
}

export async function loadDialogs() {
  const [{ default: Swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.js'),
    import('#styles/index.css'),
    import('sweetalert2/dist/sweetalert2.css').then(() => import('./dialogs.css')),
  ])
  return Swal
}

/** Until the page that asks is left. */
let page = new AbortController()

/** Answers a question of the page that was left with a no, one that is still loading too. */
export function withdrawQuestion(): void {
  page.abort()
  page = new AbortController()
}

async function fire(options: SweetAlertOptions, left?: AbortSignal): Promise<boolean> {
  const [Swal] = await Promise.all([loadDialogs(), dismissToasts()])
  if (left?.aborted) return false
  const withdraw = () => Swal.close()
  left?.addEventListener('abort', withdraw)
  let confirmed = false
  // A yes waits until the dialog has returned the focus; a page that opens afterwards may then take it.
  const closed = new Promise<void>((resolve) => {
    const dialog = { ...look, ...options, didDestroy: resolve } as SweetAlertOptions
    void Swal.fire(dialog).then(({ isConfirmed }) => {
      left?.removeEventListener('abort', withdraw)
      confirmed = isConfirmed
      // A no takes effect at once: what is pressed right after it opens a new dialog.
      if (!isConfirmed) resolve()
    })
  })
  await closed
  return confirmed
}

export interface Question {
  title: string
  text?: string
  confirm: string
  cancel?: string
  icon?: 'warning' | 'question' | 'success'
}

/** True for yes. Leaving the page is a no. */
export function askDialog(question: Question): Promise<boolean> {
  const { title, text, confirm, cancel = m.cancel(), icon = 'warning' } = question
  const options: SweetAlertOptions = {
    title,
    ...(text ? { text } : {}),
    icon,
    showCancelButton: true,
    confirmButtonText: confirm,
    cancelButtonText: cancel,
    focusCancel: icon === 'warning',
  }
  return fire(options, page.signal)
}

export async function tellDialog(title: string, text: string, icon: 'success' | 'error' = 'success') {
  await fire({ title, text, icon, confirmButtonText: m.ok() })
}

export function askBeforeDelete(): Promise<boolean> {
  return askDialog({
    title: m.areYouSure(),
    text: m.noWayBack(),
    confirm: m.confirmDelete(),
  })
}

export function tellDeleted(): Promise<void> {
  return tellDialog(m.deleted(), m.deletedText())
}
