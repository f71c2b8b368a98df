import type { UseFormRegister } from 'react-hook-form'
import type { RefundFields } from './refund-form.ts'

const ways = { amount: 'A sum of money', lines: 'Units of lines' } as const

/** Whether money is named, or units of lines. */
export function RefundBy({ register }: { register: UseFormRegister<RefundFields> }) {
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
      <legend className="mb-1 font-semibold">Refund</legend>
      {Object.entries(ways).map(([way, name]) => (
        <label key={way} className="flex min-h-9 items-center gap-2">
          <input type="radio" className="radio" value={way} {...register('by')} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
