import type { PageProblem } from '@wood-master/contract/pages'
import { LaterStyles } from '#components/layout/later-styles.tsx'
import { buttonClass } from '#components/ui/button.tsx'
import { documentNavigation } from '#components/ui/navigation.tsx'
import { PageHeading } from '#components/ui/page-heading.tsx'
import * as m from '#texts/documents.ts'
import { DocumentFrame } from './document-frame.tsx'

export function ErrorPage({ message, requestId, address }: PageProblem) {
  return (
    <DocumentFrame navigation={documentNavigation({ pathname: '', search: '' })}>
      <div className="page py-16">
        <PageHeading>{m.somethingWentWrong()}</PageHeading>
        <div role="alert" className="rounded-box border border-error/50 bg-base-200 px-6 py-10 text-center">
          <p className="font-serif text-xl">{m.thisCouldNotBeLoaded()}</p>
          <p className="mt-2">{message}</p>
          <p className="mt-1 text-base-content/75 text-sm">{m.requestIdRequestid({ requestId })}</p>
          <a href={address} className={buttonClass('plain', 'mt-6')}>
            {m.tryAgain()}
          </a>
        </div>
      </div>
      <LaterStyles />
    </DocumentFrame>
  )
}
