import { expect, it } from 'vitest'
import { locales } from '../../contract/src/locale.ts'
import { readEnglish, readTranslations, workspaces } from './catalogue.ts'
import { textsToTranslate } from './catalogue.ts'
import { compileText } from './compile-text.ts'

it.each(Object.keys(locales).filter((language) => language !== 'en'))(
  'every text is translated as it is now: %s',
  (language) => {
    const open = workspaces.flatMap((workspace) =>
      textsToTranslate(readEnglish(workspace), readTranslations(workspace, language))
        .filter(({ state }) => state !== 'done')
        .map(({ area, key, english }) => `${workspace}/${area}.${key}: ${english}`),
    )
    expect(open).toEqual([])
  },
)

/** What each language never writes; values, elements and what is typed as it stands are left out. */
it.each([
  ['de', /["”]|\bd(?:u|ich|ir|ein\w*)\b| %/i],
  ['fr', /["“”']| [:;?!»%]|(?<=[\d}]) (?:kg|g|Mo|mm)\b|« /],
  ['ar', /["“”;?]|,(?! \w)| %/],
] as const)('punctuation and address are those of the language: %s', (language, never) => {
  const wrong = workspaces.flatMap((workspace) =>
    Object.values(readTranslations(workspace, language)).flatMap((texts) =>
      Object.values(texts)
        .map(([, text]) => text.replaceAll(/\{\w+, \w+,?|`[^`]*`|«\w[^»]*»|<[^>]*>/g, ''))
        .filter((text) => never.test(text)),
    ),
  )
  expect(wrong).toEqual([])
})

it('what may have decimals is written as a number', () => {
  const asText = workspaces.flatMap((workspace) =>
    Object.entries(readEnglish(workspace)).flatMap(([area, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => {
          const { values } = compileText(text)
          return ['percent', 'average', 'rating'].some((name) => values.get(name) === 'text')
        })
        .map(([key]) => `${workspace}/${area}.${key}`),
    ),
  )
  expect(asText).toEqual([])
})
