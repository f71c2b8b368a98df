import { directionOf, type Locale, locale, pathIn } from '@wood-master/contract/locale'
import X from 'lucide-react/icons/x'
import { chooseLanguage } from '#lib/browser/chosen-language.ts'
import * as ar from '#texts/ar/language-offer.ts'
import * as de from '#texts/de/language-offer.ts'
import * as en from '#texts/en/language-offer.ts'
import * as fr from '#texts/fr/language-offer.ts'

const texts = { en, de, fr, ar }

/** A line in the language that it offers; it never covers what a phone keeps in reach of the thumb. */
export default function LanguageOffer({ language, onClose }: { language: Locale; onClose: () => void }) {
  const m = texts[language]
  const { pathname, search, hash } = window.location
  const close = () => {
    chooseLanguage(locale())
    onClose()
  }
  return (
    <aside
      lang={language}
      dir={directionOf(language)}
      aria-label={m.language()}
      className="sticky bottom-(--notice-height) z-1 flex items-center justify-center gap-4 border-base-300 border-t bg-base-200 px-4 py-1 print:hidden"
    >
      <a
        href={pathIn(language, pathname) + search + hash}
        hrefLang={language}
        className="link py-2"
        onClick={() => chooseLanguage(language)}
      >
        {m.readThisPage()}
      </a>
      <button type="button" className="btn btn-ghost btn-square" aria-label={m.close()} onClick={close}>
        <X aria-hidden="true" className="size-5" />
      </button>
    </aside>
  )
}
