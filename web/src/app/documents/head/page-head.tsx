import { type Locale, languages, locale, pathIn } from '@wood-master/contract/locale'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Graph } from 'schema-dts'
import { phones, pictureFiles } from '#components/ui/picture.tsx'
import { shop } from '#config/shop.ts'
import { cutText } from '#lib/text/cut-text.ts'

interface MainPicture {
  src: string
  /** The tall crop of the same scene, for phones. */
  tall?: string
  sizes: string
}

/** What a document says of itself to browsers, search engines and those who show a preview of a link. */
export interface PageHead {
  /** Without the shop's name, which follows it. */
  title: string
  /** No name follows. */
  isWholeTitle?: boolean
  description: string
  /** The one address of this content, whole; absent where the page should not be found. */
  canonical?: string
  /** Shown beside a shared link; whole. */
  image: string
  /** Search engines should follow its links and not list it. */
  noindex?: boolean
  /** Stands at the document's end: those who read it wait, and it would delay the first paint. */
  graph?: Graph
  /** Beside an offer, in major units and ISO 4217. */
  price?: { amount: string; currency: string }
  /** The largest picture of the first view, as it is drawn. */
  picture?: MainPicture
}

/** The beginning of a text as one line, for the lines that search engines show below a title. */
export const previewOf = (text: string): string => cutText(text.replace(/\s+/g, ' ').trim(), 160)

/** Fetched before the styles, which stand above it in the document. */
function PictureAhead({ src, tall, sizes, media }: MainPicture & { media?: string }) {
  const files = pictureFiles(src)
  const picture = files ? { type: 'image/avif', imageSrcSet: files.avif, imageSizes: sizes } : { href: src }
  return (
    <>
      {tall && <PictureAhead src={tall} sizes={sizes} media={phones} />}
      <link
        rel="preload"
        as="image"
        fetchPriority="high"
        media={media ?? (tall && `not all and ${phones}`)}
        {...picture}
      />
    </>
  )
}

/** The same page in every language, for search engines; those who speak none of them get the English one. */
function Alternates({ canonical }: { canonical: string }) {
  // Whole, or without a site where the build does not know its address.
  const site = /^https?:\/\/[^/]+/.exec(canonical)?.[0] ?? ''
  const addressIn = (language: Locale) => site + pathIn(language, canonical.slice(site.length))
  return (
    <>
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en')} />
    </>
  )
}

export function headHtml(head: PageHead): string {
  const title = head.isWholeTitle ? head.title : `${head.title} · ${shop.name}`
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.noindex && <meta name="robots" content="noindex, follow" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.canonical && <Alternates canonical={head.canonical} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content={head.price ? 'product' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={head.image} />
      <meta property="og:locale" content={locale()} />
      {head.canonical && <meta property="og:url" content={head.canonical} />}
      {head.price && <meta property="product:price:amount" content={head.price.amount} />}
      {head.price && <meta property="product:price:currency" content={head.price.currency} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={head.image} />
      {head.picture && <PictureAhead {...head.picture} />}
    </>,
  )
}
