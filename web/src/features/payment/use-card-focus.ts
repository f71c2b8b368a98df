import { CardElement, useElements } from '@stripe/react-stripe-js'
import { useEffect, useRef } from 'react'

/** Moves the focus to the card once it is said where the order goes: that form is gone, and the card comes next. */
export function useCardFocus(addressMissing: boolean): void {
  const elements = useElements()
  const wasMissing = useRef(addressMissing)
  useEffect(() => {
    if (wasMissing.current && !addressMissing) elements?.getElement(CardElement)?.focus()
    wasMissing.current = addressMissing
  }, [elements, addressMissing])
}
