import { SiteFrame } from '#components/layout/site-frame.tsx'
import { ContactForm } from '#features/contact/contact-form.tsx'
import { Hero, Journey, Statistics } from '#features/home/home-sections.tsx'
import { LatestTools } from '#features/products/latest-tools.tsx'
import { LatestReviews } from '#features/reviews/latest-reviews.tsx'

export function HomePage() {
  return (
    <SiteFrame>
      <Hero />
      <LatestTools />
      <Journey />
      <LatestReviews />
      <Statistics />
      <ContactForm />
    </SiteFrame>
  )
}
