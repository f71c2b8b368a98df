import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askBeforeDelete, tellDeleted } from '#components/feedback/dialogs.ts'
import { successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { paths } from '#config/paths.ts'
import { api } from '#lib/api/api.ts'
import type { Product } from '#lib/api/products.ts'
import * as m from '#texts/product-admin.ts'
import { StockDialog } from './stock-dialog.tsx'

export function ProductActions({ product }: { product: Product }) {
  const deleting = useAction()
  const { revalidate } = useRevalidator()
  const [booking, setBooking] = useState(false)
  const hidden = { of: (words: string) => <span className="sr-only">{words}</span> }

  const remove = async () => {
    if (!(await askBeforeDelete())) return
    await deleting.run(async () => {
      await api.call('deleteProduct', { params: { id: product._id } })
      await tellDeleted()
    })
  }

  const booked = () => {
    setBooking(false)
    void successToast(m.booked())
    void revalidate()
  }

  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:justify-end">
      <Link to={paths.editProduct(product._id)} className={buttonClass('plain', 'btn-sm min-h-9')}>
        {richText(m.editProduct(product), hidden)}
      </Link>
      <Button look="plain" className="btn-sm min-h-9" onClick={() => setBooking(true)}>
        {richText(m.stockProduct(product), hidden)}
      </Button>
      <Button look="danger" className="btn-sm min-h-9" pending={deleting.pending} onClick={remove}>
        {richText(m.deleteProduct(product), hidden)}
      </Button>
      {booking && <StockDialog product={product} onClose={() => setBooking(false)} onBooked={booked} />}
    </div>
  )
}
