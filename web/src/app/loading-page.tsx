import { LoadingRows } from '#components/feedback/row-skeletons.tsx'
import { Skeleton } from '#components/feedback/skeleton.tsx'
import { useSiteNavigation } from '#components/ui/navigation.tsx'
import { paths } from '#config/paths.ts'

const heading = <Skeleton className="mb-6 h-9 w-56 max-w-full sm:h-10" />

export function LoadingPage() {
  const { pathname } = useSiteNavigation()
  if (pathname.startsWith(paths.dashboard)) {
    return (
      <div className="page grid min-h-[60vh] gap-8 py-8 lg:grid-cols-[15rem_1fr] lg:py-12">
        <Skeleton className="h-13 w-full lg:h-40" />
        <div>
          {heading}
          <LoadingRows />
        </div>
      </div>
    )
  }
  return (
    <div className="page min-h-[60vh] py-8 lg:py-14">
      {heading}
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:gap-12">
        <LoadingRows />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  )
}
