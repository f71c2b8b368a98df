import { type ReactElement, useState } from 'react'
import { SelectField } from '#components/forms/field.tsx'
import { deviceStorage } from '#lib/browser/storage.ts'
import * as m from '#texts/papers.ts'

/** What thermal printers hold, each a page of its own; the first is for sheets of many labels. */
const sizes: Record<string, { name: string; label: string }> = {
  '': { name: m.sheets(), label: '' },
  mm100: { name: m.size100(), label: 'print:[page:label-100] print:min-h-[138mm]' },
  inches4: { name: m.sizeInches(), label: 'print:[page:label-4in] print:min-h-[140mm]' },
  mm62: { name: m.size62(), label: 'print:[page:label-62] print:min-h-[92mm]' },
}
const kept = 'label-size'

export function AddressLabels({ labels }: { labels: ReactElement[] }) {
  const [size, setSize] = useState(() => deviceStorage.read(kept) ?? '')
  const label = sizes[size]?.label ?? ''
  return (
    <>
      <div className="print:hidden">
        <SelectField
          label={m.labelSize()}
          className="w-52"
          value={size}
          onText={(chosen) => {
            setSize(chosen)
            deviceStorage.write(kept, chosen)
          }}
          choices={Object.fromEntries(Object.entries(sizes).map(([value, { name }]) => [value, name]))}
        />
      </div>
      <ul
        aria-label={m.pagesLabels()}
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,85mm),1fr))] gap-4 ${label && 'print:block'}`}
      >
        {labels.map((one) => (
          <li
            key={one.key}
            className={`flex min-h-[55mm] break-inside-avoid flex-col justify-between gap-3 rounded-box border border-base-300 p-5 ${label && `${label} print:break-after-page print:rounded-none print:border-0 print:p-0`}`}
          >
            {one}
          </li>
        ))}
      </ul>
    </>
  )
}
