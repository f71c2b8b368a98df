import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askBeforeDelete, tellDeleted } from '#components/feedback/dialogs.ts'
import { successToast } from '#components/feedback/toast.tsx'
import { ActionButton } from '#components/forms/action-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { richText, srOnly } from '#components/ui/rich-text.tsx'
import { adminPaths } from '#config/admin-paths.ts'
import { api } from '#lib/api/api.ts'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/product-admin.ts'
import { StockDialog } from './stock-dialog.tsx'

export function ProductActions({ product }: { product: Product }) {
  const { revalidate } = useRevalidator()
  const [booking, setBooking] = useState(false)
  const hidden = { of: srOnly }

  const booked = () => {
    setBooking(false)
    void successToast(m.booked())
    void revalidate()
  }

  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:justify-end">
      <ButtonLink to={adminPaths.editProduct(product._id)} look="plain" small>
        {richText(m.editProduct(product), hidden)}
      </ButtonLink>
      <ButtonLink to={adminPaths.duplicateProduct(product._id)} look="plain" small>
        {richText(m.duplicateProduct(product), hidden)}
      </ButtonLink>
      <Button look="plain" small onClick={() => setBooking(true)}>
        {richText(m.stockProduct(product), hidden)}
      </Button>
      <ActionButton
        look="danger"
        small
        action={() => api.call('deleteProduct', { params: { id: product._id } })}
        ask={askBeforeDelete}
        done={tellDeleted}
      >
        {richText(m.deleteProduct(product), hidden)}
      </ActionButton>
      {booking && <StockDialog product={product} onClose={() => setBooking(false)} onBooked={booked} />}
    </div>
  )
}
