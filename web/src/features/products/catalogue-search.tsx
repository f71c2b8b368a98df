import { documentLimits } from '@wood-master/contract/document-limits'
import { ProductCombobox } from '#components/forms/product-combobox.tsx'
import { useSearchWords } from '#components/lists/use-search-words.ts'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Price } from '#components/ui/price.tsx'
import { paths } from '#config/paths.ts'
import { keepUnits } from '#lib/text/keep-units.ts'
import * as m from '#texts/products.ts'
import { catalogueParams } from './filters.ts'

export function CatalogueSearch({ currency }: { currency: string }) {
  const [words, setWords] = useSearchWords(catalogueParams.search)
  const { go } = useSiteNavigation()
  return (
    <ProductCombobox
      label={m.search()}
      type="search"
      name={catalogueParams.search}
      placeholder={m.searchPlaceholder()}
      maxLength={documentLimits.searchLength}
      value={words}
      onType={setWords}
      onChoose={({ _id }) => go(paths.product(_id))}
      listLabel={m.suggestions()}
      listClass="z-20 mt-1 max-h-96"
      optionClass="min-h-11 items-center px-2 py-1.5"
      option={({ img, name, price, taxClass }) => (
        <>
          <Picture src={img} alt="" sizes="3rem" className="size-12 shrink-0 rounded-field" />
          <span className="min-w-0 flex-1 break-words">{keepUnits(name)}</span>
          <Price amount={price} currency={currency} of={{ taxClass }} className="font-semibold" />
        </>
      )}
    >
      {(found = []) => (
        <p role="status" className="sr-only">
          {found.length > 0 && m.suggestionCount({ count: found.length })}
        </p>
      )}
    </ProductCombobox>
  )
}
