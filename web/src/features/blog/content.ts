import * as m from '#texts/blog.ts'

interface Answer {
  question: string
  /** One paragraph each. */
  answer: string[]
  code?: string
}

export const answers: Answer[] = [
  {
    question: m.howCanAReactApplication(),
    answer: [m.measureFirstTheReactProfiler(), m.insideTheApplicationKeepState()],
  },
  {
    question: m.whatWaysAreThereTo(),
    answer: [m.itHelpsToAskWhat(), m.dataThatLivesOnA()],
  },
  {
    question: m.howDoesPrototypicalInheritanceWork(),
    answer: [m.everyObjectHoldsAHidden(), m.aClassIsATidy()],
    code: `const tool = { describe() { return \`a \${this.name}\` } }
const plane = Object.create(tool)
plane.name = 'jack plane'
plane.describe() // 'a jack plane', found on tool`,
  },
  {
    question: m.whyShouldStateBeSet(),
    answer: [m.reactDrawsAComponentAgain(), m.soHandTheSetterA()],
  },
  {
    question: m.whatIsAUnitTest(),
    answer: [m.aUnitTestChecksOne(), m.itsWorthShowsLaterA()],
  },
]
