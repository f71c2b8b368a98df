import { PageHeading } from '#components/ui/page-heading.tsx'
import { PageTitle } from '#components/ui/page-title.tsx'
import { Faq } from '#features/blog/faq.tsx'

export function Component() {
  return (
    <div className="page grid gap-x-14 py-10 lg:grid-cols-[1fr_2fr] lg:py-14">
      <PageTitle
        title="Blog"
        description="Five questions about React and JavaScript, answered in the time a coat of oil takes to dry."
      />
      <PageHeading intro="This shop is a React application. Five questions we were asked about it, and about JavaScript.">
        Blog
      </PageHeading>
      <Faq />
    </div>
  )
}
