import { limits } from '@wood-master/contract/limits'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { AddressDialog } from '#components/address/address-dialog.tsx'
import { AddressText } from '#components/address/address-text.tsx'
import { successToast } from '#components/feedback/toast.ts'
import { DeleteButton } from '#components/forms/action-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { api } from '#lib/api/api.ts'
import type { BookAddress } from '#lib/api/delivery.ts'
import { keepFocus } from '#lib/browser/focus-heading.ts'
import * as m from '#texts/profile.ts'

export function AddressBook({ addresses, name }: { addresses: BookAddress[]; name: string | undefined }) {
  const { revalidate } = useRevalidator()
  const [editing, setEditing] = useState<BookAddress | 'new'>()
  const isNew = editing === 'new'
  const isFull = addresses.length >= limits.addresses

  return (
    <>
      {addresses.length === 0 ? (
        <p>{m.noAddresses()}</p>
      ) : (
        <ul className="divide-y divide-base-300">
          {addresses.map((address) => (
            <li
              key={address._id}
              ref={keepFocus}
              className="flex flex-wrap items-start justify-between gap-4 py-4"
            >
              <AddressText address={address} />
              <div className="flex gap-2">
                <Button look="plain" small onClick={() => setEditing(address)}>
                  {m.editAddress()}
                  <span className="sr-only"> {address.line1}</span>
                </Button>
                <DeleteButton
                  look="plain"
                  small
                  action={() => api.call('deleteAddress', { params: { id: address._id } })}
                >
                  {m.removeAddress()}
                  <span className="sr-only"> {address.line1}</span>
                </DeleteButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button look="plain" className="mt-4" disabled={isFull} onClick={() => setEditing('new')}>
        {m.addAddress()}
      </Button>
      {isFull && (
        <p className="mt-2 text-base-content/75 text-sm">{m.bookFull({ most: limits.addresses })}</p>
      )}
      {editing && (
        <AddressDialog
          title={isNew ? m.addAddress() : m.editAddressTitle()}
          address={isNew ? { name: name ?? '' } : editing}
          save={async (body) => {
            if (isNew) await api.call('addAddress', { body })
            else await api.call('changeAddress', { params: { id: editing._id }, body })
            void successToast(m.addressSaved())
            void revalidate()
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}
