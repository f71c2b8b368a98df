import { limits } from '@wood-master/contract/limits'
import { carriers } from '@wood-master/contract/shipping'
import { useState } from 'react'
import * as m from '#texts/shipping.ts'

interface CarrierFieldProps {
  carrier: string
  onChange: (carrier: string) => void
}

/** Stands for a carrier that is typed; no carrier is called so. */
const another = '*'

/** Who carries the parcels: one that the shop can link to, or any other by its name. */
export function CarrierField({ carrier, onChange }: CarrierFieldProps) {
  const [wantsAnother, setTyping] = useState(false)
  const typing = wantsAnother || (carrier !== '' && !carriers.includes(carrier))
  const choose = (value: string) => {
    setTyping(value === another)
    onChange(value === another ? '' : value)
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{m.carrier()}</span>
        <select
          className="select w-auto"
          value={typing ? another : carrier}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{m.none()}</option>
          {carriers.map((name) => (
            <option key={name}>{name}</option>
          ))}
          <option value={another}>{m.anotherCarrier()}</option>
        </select>
      </label>
      {typing && (
        <input
          aria-label={m.nameOfTheCarrier()}
          value={carrier}
          maxLength={limits.carrierLength}
          className="input w-44"
          onChange={(event) => {
            // Emptied, it names no other carrier any more, and stays.
            setTyping(true)
            onChange(event.target.value)
          }}
        />
      )}
    </div>
  )
}
