import * as m from '#texts/home.ts'

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
