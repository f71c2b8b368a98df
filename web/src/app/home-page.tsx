import { SiteFrame } from '#components/layout/site-frame.tsx'

/** The shop window. A document of its own without the router, so that its first view stays small. */
export function HomePage() {
  return (
    <SiteFrame>
      <div className="page py-12">
        <h1 className="text-4xl">Wood-Master</h1>
      </div>
    </SiteFrame>
  )
}
