import { expect, it } from 'vitest'
import { locales } from '../../contract/src/locale.ts'
import { readEnglish, readTranslations, workspaces } from './catalogue.ts'
import { textsToTranslate } from './translation-state.ts'

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
