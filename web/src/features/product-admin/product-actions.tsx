import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { askBeforeDelete, tellDeleted } from '#components/feedback/dialogs.ts'
import { successToast } from '#components/feedback/toast.tsx'
import { useAction } from '#components/forms/use-action.ts'
import { Button, buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'
import type { Product } from '#lib/api/products.ts'
import { messages } from './messages.ts'
import { deleteProduct } from './product-admin-api.ts'
import { StockDialog } from './stock-dialog.tsx'

/** Edit, book stock and delete. */
export function ProductActions({ product }: { product: Product }) {
  const deleting = useAction()
  const { revalidate } = useRevalidator()
  const [booking, setBooking] = useState(false)
  const object = <span className="sr-only"> {product.name}</span>

  const remove = async () => {
    if (!(await askBeforeDelete())) return
    await deleting.run(async () => {
      await deleteProduct(product._id)
      await tellDeleted()
    })
  }

  const booked = () => {
    setBooking(false)
    void successToast(messages.booked)
    void revalidate()
  }

  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:justify-end">
      <Link to={paths.editProduct(product._id)} className={buttonClass('plain', 'btn-sm min-h-9')}>
        Edit{object}
      </Link>
      <Button look="plain" className="btn-sm min-h-9" onClick={() => setBooking(true)}>
        Stock{object}
      </Button>
      <Button look="danger" className="btn-sm min-h-9" pending={deleting.pending} onClick={remove}>
        Delete{object}
      </Button>
      {booking && <StockDialog product={product} onClose={() => setBooking(false)} onBooked={booked} />}
    </div>
  )
}
