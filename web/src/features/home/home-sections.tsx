import { buttonClass } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import * as m from '#texts/home.ts'

export const heroPicture = {
  src: '/pictures/scenes/hero-wide-960.jpg',
  tall: '/pictures/scenes/hero-tall-960.jpg',
  sizes: '(min-width: 80rem) 40rem, (min-width: 64rem) 52vw, 94vw',
}

export function Hero() {
  return (
    <section
      aria-labelledby="welcome"
      className="page grid items-center gap-6 py-6 lg:grid-cols-[5fr_6fr] lg:gap-14 lg:py-12"
    >
      <div className="lg:py-6">
        <p className="eyebrow mb-3">{m.welcome()}</p>
        <h1 id="welcome" tabIndex={-1} className="text-4xl sm:text-5xl xl:text-6xl">
          {m.headline()}
        </h1>
        <p className="mt-5 max-w-prose text-base-content/85">{m.pitch()}</p>
        <a href="#tools" className={buttonClass('primary', 'btn-lg mt-6')}>
          {m.getStarted()}
        </a>
      </div>
      <Picture
        {...heroPicture}
        alt={m.heroPicture()}
        className="placeholder-hero-wide aspect-5/4 w-full rounded-box sm:aspect-8/5"
        eager
      />
    </section>
  )
}

export function Journey() {
  return (
    <section
      aria-labelledby="journey-title"
      className="page later grid items-center gap-8 py-16 lg:grid-cols-2 lg:gap-14"
    >
      <Picture
        src="/pictures/scenes/our-journey-960.jpg"
        alt={m.journeyPicture()}
        sizes="(min-width: 80rem) 37rem, (min-width: 64rem) 46vw, 94vw"
        className="placeholder-our-journey aspect-4/3 w-full rounded-box"
      />
      <div>
        <h2 id="journey-title" className="text-3xl sm:text-4xl">
          {m.journeyTitle()}
        </h2>
        {[m.journeyBegan(), m.journeyToday()].map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose text-base-content/85">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  )
}

/** Spelled as specified. */
const statistics = [
  { count: '400+', name: m.report() },
  { count: '50+', name: m.products() },
  { count: '900+', name: m.review() },
  { count: '2700+', name: m.delivered() },
]

export function Statistics() {
  return (
    <section aria-labelledby="statistics-title" className="later bg-neutral text-neutral-content">
      <div className="page py-14">
        <h2 id="statistics-title" className="text-center text-3xl">
          {m.statisticsTitle()}
        </h2>
        <dl className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4">
          {statistics.map(({ count, name }) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-1 text-center">
              <dt className="text-neutral-content/85">{name}</dt>
              <dd className="font-serif text-4xl sm:text-5xl">{count}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
