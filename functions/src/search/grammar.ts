import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import type { Locale } from '@wood-master/contract/locale'

interface Grammar {
  /** What plurals and other endings of a word have in common. */
  stem: (word: string) => string
  /** Makes spellings of the same word one; of a text in lower case that has lost its accents, hamza among them. */
  fold: (text: string) => string
  /** Words that say nothing, as they are after folding. */
  fillers: ReadonlySet<string>
  /** Words are put together to new ones, whose last part says what it is. */
  compounds: boolean
}

const wordsIn = (text: string) => new Set(text.split('|'))

/** Prefixes and signs of Arabic that many leave out: the article with what is written on to it, ta marbuta, the bar that stretches a word. */
const foldArabic = (text: string) =>
  text
    .replace(/\u0640/g, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/\u066b/g, '.')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/(?<!\p{L})(?:ملم|مم)(?!\p{L})/gu, 'mm')
    .replace(/(?<!\p{L})سم(?!\p{L})/gu, 'cm')
    .replace(/(?<!\p{L})(?:[وفبك]?ال|لل)(?=\p{L}{3})/gu, '')

export const grammars: Record<Locale, Grammar> = {
  en: {
    stem: english,
    fold: (text) => text,
    fillers: wordsIn('a|an|and|at|by|for|in|of|on|or|the|to|with'),
    compounds: false,
  },
  de: {
    stem: german,
    // 'Duebel' is typed where a keyboard has no ü, whose dots are gone by now.
    fold: (text) => text.replaceAll('ß', 'ss').replace(/(?<![aeq])([aou])e/g, '$1'),
    fillers: wordsIn(
      'an|am|auf|aus|das|der|die|den|dem|ein|eine|einen|fur|im|in|mit|oder|und|von|vom|zu|zum|zur',
    ),
    compounds: true,
  },
  fr: {
    stem: french,
    fold: (text) => text.replaceAll('œ', 'oe').replace(/(?<!\p{L})(?:qu|[cdjlmnst])['\u2019](?=\p{L})/gu, ''),
    fillers: wordsIn('a|au|aux|avec|d|de|des|du|en|et|la|le|les|ou|par|pour|sur|un|une'),
    compounds: false,
  },
  ar: {
    stem: arabic,
    fold: foldArabic,
    fillers: wordsIn('من|في|علي|الي|مع|عن|او|و'),
    compounds: false,
  },
}
