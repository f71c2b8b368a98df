import { Picture } from '#components/ui/picture.tsx'
import * as m from '#texts/home.ts'

export function Journey() {
  return (
    <section
      aria-labelledby="journey-title"
      className="page later grid items-center gap-8 py-16 lg:grid-cols-2 lg:gap-14"
    >
      <Picture
        src="/pictures/scenes/our-journey-960.jpg"
        alt={m.journeyPicture()}
        sizes="(min-width: 72rem) 33rem, (min-width: 64rem) 46vw, 94vw"
        className="placeholder-our-journey aspect-4/3 w-full rounded-box"
      />
      <div>
        <h2 id="journey-title" className="text-3xl sm:text-4xl">
          {m.journeyTitle()}
        </h2>
        {[m.journeyBegan(), m.journeyToday()].map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose text-base-content/85 text-lg">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
