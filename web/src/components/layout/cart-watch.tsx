import { useEffect } from 'react'
import { refreshStaleCart } from '#lib/cart/cart.ts'
import { useAccount } from '#lib/session/session.ts'

/** Brings the cart up to date when somebody has signed in, and when a page is opened after a while. */
export function CartWatch() {
  const uid = useAccount()?.uid
  useEffect(() => {
    if (uid) refreshStaleCart(uid)
  }, [uid])
  return null
}
