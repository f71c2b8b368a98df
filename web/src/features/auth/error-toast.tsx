import { loadToasts, toastId } from '#components/feedback/toast.ts'
import * as m from '#texts/auth.ts'

/** Sign-in and registration show their errors at the top right, under a heading. */
export async function headedErrorToast(text: string): Promise<void> {
  const toast = await loadToasts()
  toast.error(
    <div>
      <strong className="block">{m.errorHeading()}</strong>
      {text}
    </div>,
    { role: 'alert', position: 'top-right', toastId: toastId(text) },
  )
}
