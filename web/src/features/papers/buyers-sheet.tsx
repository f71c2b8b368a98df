import { fileIn } from '@wood-master/contract/documents'
import { directionOf, type Locale, locale } from '@wood-master/contract/locale'
import { type ComponentType, useEffect, useRef } from 'react'
import type { SheetProps, sheets } from './sheet.tsx'

export interface Printing {
  /** In the language of the page. */
  Sheet: ComponentType<SheetProps>
  drawIn: Partial<Record<Locale, (typeof sheets)['draw']>>
}

/**
 * What draws papers in these languages. The site is built in one language at a time, so the file that draws them is
 * fetched as it was built for each. The development server has one file for all, in the language of the page.
 */
export async function printingIn(wanted: readonly Locale[]): Promise<Printing> {
  const own = await import('./sheet.tsx')
  const drawIn: Printing['drawIn'] = {}
  const others = import.meta.env.DEV ? [] : new Set(wanted.filter((language) => language !== locale()))
  await Promise.all(
    [...others].map(async (language) => {
      // No cache is to have it from before a deployment.
      const address = `/${fileIn(language, 'papers.js')}?${Date.now()}`
      const file: typeof own = await import(/* @vite-ignore */ address)
      drawIn[language] = file.sheets.draw
    }),
  )
  return { Sheet: own.sheets.Sheet, drawIn }
}

interface BuyersSheetProps extends Printing {
  language: Locale
  sheet: SheetProps
}

/** A paper in the language of its buyer, whatever that of the page is. */
export function BuyersSheet({ language, sheet, Sheet, drawIn }: BuyersSheetProps) {
  const place = useRef<HTMLDivElement>(null)
  const draw = drawIn[language]
  useEffect(() => (place.current && draw ? draw(place.current, sheet) : undefined), [draw, sheet])
  return (
    <div
      ref={place}
      lang={language}
      dir={directionOf(language)}
      className={
        sheet.kind === 'labels'
          ? 'contents'
          : 'flex flex-col gap-8 print:block print:not-last:break-after-page'
      }
    >
      {!draw && <Sheet {...sheet} />}
    </div>
  )
}
