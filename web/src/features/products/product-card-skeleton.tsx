import { Skeleton } from '#components/feedback/skeleton.tsx'

export function ProductCardSkeleton() {
  return (
    <div className="row-span-6 overflow-hidden rounded-box border border-base-300" aria-hidden="true">
      <Skeleton className="aspect-square w-full rounded-none" />
      <div className="flex flex-col gap-3 p-3 sm:p-5">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-9 w-1/3" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  )
}
