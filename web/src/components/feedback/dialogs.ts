import type { SweetAlertOptions } from 'sweetalert2'

const look: SweetAlertOptions = {
  buttonsStyling: false,
  reverseButtons: true,
  customClass: {
    popup: 'rounded-box!',
    title: 'font-serif!',
    actions: 'gap-3',
    confirmButton: 'btn btn-primary',
    cancelButton: 'btn btn-outline',
  },
}

/** Brings the dialog library; nothing waits for it before the first question. */
export async function loadDialogs() {
  const [{ default: Swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.js'),
    import('sweetalert2/dist/sweetalert2.css'),
  ])
  return Swal
}

async function fire(options: SweetAlertOptions): Promise<boolean> {
  const Swal = await loadDialogs()
  // A yes waits until the dialog has given the focus back; a page that opens afterwards may then take it.
  // A no is answered at once: what somebody presses right after it is a new question.
  const { promise: gone, resolve: isGone } = Promise.withResolvers<void>()
  const { isConfirmed } = await Swal.fire({
    ...look,
    ...options,
    didDestroy: isGone,
  } as SweetAlertOptions)
  if (isConfirmed) await gone
  return isConfirmed
}

interface Question {
  title: string
  text?: string
  confirm: string
  cancel?: string
  icon?: 'warning' | 'question' | 'success'
}

/** Asks; true when the answer is yes. */
export function askDialog({
  title,
  text,
  confirm,
  cancel = 'Cancel',
  icon = 'warning',
}: Question): Promise<boolean> {
  return fire({
    title,
    ...(text ? { text } : {}),
    icon,
    showCancelButton: true,
    confirmButtonText: confirm,
    cancelButtonText: cancel,
    focusCancel: icon === 'warning',
  })
}

/** Tells, and waits until it was read. */
export async function tellDialog(
  title: string,
  text: string,
  icon: 'success' | 'error' | 'info' = 'success',
) {
  await fire({ title, text, icon })
}

/** The question before anything is deleted. */
export function askBeforeDelete(): Promise<boolean> {
  return askDialog({
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    confirm: 'Yes, delete it!',
  })
}

/** What follows a deletion. */
export function tellDeleted(): Promise<void> {
  return tellDialog('Deleted!', 'Your file has been deleted.')
}
