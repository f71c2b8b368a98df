import { type ReactNode, useLayoutEffect } from 'react'

interface DashboardLayoutProps {
  menu: ReactNode
  /** An admin works here all day: the tables get the whole window, and the shop's footer stays away. */
  wide?: boolean
  children: ReactNode
}

/** Tells the frame around the page. `:has()` could see it there too, but would style all of the page anew for every new element. */
function useWideFrame(wide: boolean): void {
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.toggleAttribute('data-wide', wide)
    return () => documentElement.removeAttribute('data-wide')
  }, [wide])
}

export function DashboardLayout({ menu, wide = false, children }: DashboardLayoutProps) {
  useWideFrame(wide)
  return (
    <div
      className={`grid gap-8 py-8 print:block print:p-0 ${
        wide ? 'px-4 sm:px-8 lg:grid-cols-[16.5rem_1fr]' : 'page lg:py-12 lg:grid-cols-[15rem_1fr]'
      }`}
    >
      <aside className="h-fit rounded-box bg-base-200 p-2 print:hidden lg:sticky lg:top-24 lg:p-3">
        {menu}
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
