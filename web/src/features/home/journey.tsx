import { Picture } from '#components/ui/picture.tsx'
import { messages } from './messages.ts'

export function Journey() {
  return (
    <section
      aria-labelledby="journey-title"
      className="page later grid items-center gap-8 py-16 lg:grid-cols-2 lg:gap-14"
    >
      <Picture
        src="/pictures/scenes/our-journey-960.jpg"
        alt="Turned parts and tools of the workshop side by side"
        sizes="(min-width: 72rem) 33rem, (min-width: 64rem) 46vw, 94vw"
        className="placeholder-our-journey aspect-4/3 w-full rounded-box"
      />
      <div>
        <h2 id="journey-title" className="text-3xl sm:text-4xl">
          {messages.journeyTitle}
        </h2>
        {messages.journey.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose text-base-content/85 text-lg">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}
