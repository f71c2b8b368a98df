import { PageHeading } from '#components/ui/page-heading.tsx'
import { paths } from '#config/paths.ts'
import { Faq } from '#features/blog/faq.tsx'
import * as m from '#texts/documents.ts'
import { DocumentFrame } from './document-frame.tsx'

export function BlogPage() {
  return (
    <DocumentFrame pathname={paths.blog}>
      <div className="page grid gap-x-14 py-10 lg:grid-cols-[1fr_2fr] lg:py-14">
        <PageHeading intro={m.blogIntro()}>{m.blog()}</PageHeading>
        <Faq />
      </div>
    </DocumentFrame>
  )
}
