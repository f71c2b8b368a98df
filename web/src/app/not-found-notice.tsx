import { ButtonLink, PlainLink } from '#components/ui/button.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { paths } from '#config/paths.ts'
import * as m from '#texts/app.ts'

export function NotFoundNotice() {
  return (
    <div className="page grid items-center gap-10 py-12 md:grid-cols-2">
      <PageTitle title={m.pageNotFound()} />
      <Picture
        src="/pictures/scenes/not-found-960.jpg"
        alt={m.notFoundPicture()}
        sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 45vw, 94vw"
        className="placeholder-not-found aspect-4/3 w-full rounded-box"
        eager
      />
      <div>
        <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
          {m.pageNotFound()}
        </h1>
        <p className="mt-4 max-w-prose text-lg">{m.notFoundText()}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.products}>{m.seeTheTools()}</ButtonLink>
          <PlainLink to={paths.home}>{m.goHome()}</PlainLink>
        </div>
      </div>
    </div>
  )
}
