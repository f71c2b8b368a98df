import { screen, waitFor } from '@testing-library/react'
import { readLocaleFrom } from '@wood-master/contract/locale'
import { expect, it } from 'vitest'
import { tellDialog } from './dialogs.ts'

it('is closed by a button in the language of the page', async () => {
  const before = readLocaleFrom(() => 'ar')
  void tellDialog('تم الدفع بنجاح', 'رقم العملية')
  const button = await screen.findByRole('button', { name: 'حسنًا' })
  await waitFor(() => expect(button).toBeVisible())
  readLocaleFrom(before)
})
