import { buttonClass } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import * as m from '#texts/home.ts'

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
        <p className="mt-5 max-w-prose text-base-content/85 text-lg">{m.pitch()}</p>
        <a href="#tools" className={buttonClass('primary', 'btn-lg mt-6')}>
          {m.getStarted()}
        </a>
      </div>
      <Picture
        src="/pictures/scenes/hero-wide-960.jpg"
        tall="/pictures/scenes/hero-tall-960.jpg"
        alt={m.heroPicture()}
        sizes="(min-width: 72rem) 38rem, (min-width: 64rem) 52vw, 94vw"
        className="placeholder-hero-wide aspect-5/4 w-full rounded-box sm:aspect-8/5"
        eager
      />
    </section>
  )
}
