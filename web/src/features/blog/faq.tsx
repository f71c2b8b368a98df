import ChevronDown from 'lucide-react/icons/chevron-down'
import * as m from '#texts/blog.ts'

function Prose({ text }: { text: string }) {
  const parts = text.split('`').map((part, index) => ({ part, isCode: index % 2 === 1 }))
  return (
    <p className="max-w-prose">
      {parts.map(({ part, isCode }) =>
        isCode ? (
          <code key={part} dir="ltr" className="rounded-sm bg-base-200 px-1.5 py-0.5 text-[0.9em]">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </p>
  )
}

export function Faq() {
  return (
    <div className="divide-y divide-base-300 border-base-300 border-y">
      {answers.map(({ question, answer, code }) => (
        <details key={question} className="group">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-5 [&::-webkit-details-marker]:hidden">
            <h2 className="text-xl sm:text-2xl">{question}</h2>
            <ChevronDown
              aria-hidden="true"
              className="size-6 shrink-0 text-primary transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="flex flex-col gap-4 pb-7">
            {answer.map((paragraph) => (
              <Prose key={paragraph} text={paragraph} />
            ))}
            {code && (
              <pre
                dir="ltr"
                className="max-w-prose whitespace-pre-wrap rounded-field bg-neutral p-4 text-neutral-content text-sm"
              >
                <code>{code}</code>
              </pre>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}

const answers = [
  { question: m.speedQuestion(), answer: [m.speedAnswer(), m.speedMore()] },
  { question: m.stateQuestion(), answer: [m.stateAnswer(), m.stateMore()] },
  {
    question: m.inheritanceQuestion(),
    answer: [m.inheritanceAnswer(), m.inheritanceMore()],
    code: `const tool = { describe() { return \`a \${this.name}\` } }
const plane = Object.create(tool)
plane.name = 'jack plane'
plane.describe() // 'a jack plane', found on tool`,
  },
  { question: m.setterQuestion(), answer: [m.setterAnswer(), m.setterMore()] },
  { question: m.unitTestQuestion(), answer: [m.unitTestAnswer(), m.unitTestMore()] },
]
