import { buttonClass } from '#components/ui/button.tsx'
import { Link } from '#components/ui/navigation.tsx'
import { PageTitle } from '#components/ui/page-heading.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { paths } from '#config/paths.ts'

export function NotFoundNotice() {
  return (
    <div className="page grid items-center gap-10 py-12 md:grid-cols-2">
      <PageTitle title="Page Not Found" />
      <Picture
        src="/pictures/scenes/not-found-960.jpg"
        alt="A chisel rack with one place empty, and a few shavings in front of it"
        sizes="(min-width: 64rem) 34rem, (min-width: 48rem) 45vw, 94vw"
        className="placeholder-not-found aspect-4/3 w-full rounded-box"
        eager
      />
      <div>
        <h1 tabIndex={-1} className="text-4xl sm:text-5xl">
          Page Not Found
        </h1>
        <p className="mt-4 max-w-prose text-lg">
          There is nothing at this address. The page may have moved, or the link has a splinter in it.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={paths.products} className={buttonClass('primary')}>
            See the tools
          </Link>
          <Link to={paths.home} className={buttonClass('plain')}>
            Go home
          </Link>
        </div>
      </div>
    </div>
  )
}
