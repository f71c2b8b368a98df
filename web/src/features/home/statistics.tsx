import { messages } from './messages.ts'

export function Statistics() {
  return (
    <section aria-labelledby="statistics-title" className="later bg-neutral text-neutral-content">
      <div className="page py-14">
        <h2 id="statistics-title" className="text-center text-3xl">
          {messages.statisticsTitle}
        </h2>
        <dl className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 lg:grid-cols-4">
          {messages.statistics.map(({ count, name }) => (
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
