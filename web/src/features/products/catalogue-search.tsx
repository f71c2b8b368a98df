import { limits } from '@wood-master/contract/limits'
import { ComboboxOption } from '#components/forms/combobox-option.tsx'
import { useCombobox } from '#components/forms/use-combobox.ts'
import { useSearchWords } from '#components/lists/use-search-words.ts'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import { suggestFromCatalog } from '#lib/api/catalog.ts'
import type { Product } from '#lib/api/products.ts'
import { useSuggestions } from '#lib/api/use-suggestions.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/products.ts'
import { catalogueParams } from './filters.ts'

/** Searches the catalogue as you type; the first products are offered below the field, by keys and by pointer. */
export function CatalogueSearch({ currency }: { currency: string }) {
  const [words, setWords] = useSearchWords(catalogueParams.search)
  const box = useCombobox()
  const { go } = useSiteNavigation()
  const asked = box.open ? words.trim().slice(0, limits.searchLength) : ''
  const found = useSuggestions(asked, suggestFromCatalog)
  const options = asked === '' ? [] : (found ?? [])

  const open = (index: number) => {
    box.close()
    const product = options[index]
    if (product) go(paths.product(product._id))
  }

  return (
    <div className="relative flex flex-col gap-1.5">
      <label htmlFor={box.id} className="font-semibold">
        {m.search()}
      </label>
      <input
        {...box.ties(options.length)}
        type="search"
        name={catalogueParams.search}
        placeholder={m.oakLegChiselDowel()}
        maxLength={limits.searchLength}
        className="input w-full"
        value={words}
        onChange={(event) => {
          setWords(event.target.value)
          box.typed()
        }}
        onKeyDown={(event) => box.press(event, { count: options.length, onEnter: open })}
        onBlur={box.close}
      />
      <div
        id={box.listId}
        role="listbox"
        aria-label={m.suggestions()}
        hidden={options.length === 0}
        className="absolute top-full z-20 mt-1 max-h-96 w-full overflow-y-auto rounded-box border border-base-300 bg-base-100 p-1 shadow-lg"
      >
        {options.map((product, index) => (
          <SuggestedProduct
            key={product._id}
            id={box.optionId(index)}
            product={product}
            currency={currency}
            active={index === box.active}
            onChoose={() => open(index)}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {options.length > 0 && m.countPluralOneSuggestionOther({ count: options.length })}
      </p>
    </div>
  )
}

interface SuggestedProductProps {
  id: string
  product: Product
  currency: string
  /** Marked by the arrow keys; the focus stays in the field. */
  active: boolean
  onChoose: () => void
}

function SuggestedProduct({ id, product, currency, active, onChoose }: SuggestedProductProps) {
  return (
    <ComboboxOption id={id} active={active} className="min-h-11 items-center px-2 py-1.5" onChoose={onChoose}>
      <Picture src={product.img} alt="" sizes="3rem" className="size-12 shrink-0 rounded-field" />
      <span className="min-w-0 flex-1 break-words">{keepUnits(product.name)}</span>
      <Price amount={product.price} currency={currency} className="font-semibold" />
    </ComboboxOption>
  )
}
