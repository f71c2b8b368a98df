import type * as z from 'zod'
import * as m from '../texts/input.ts'

/** What is wrong with a value, for the person who wrote it, where the schema has no words of its own for it. */
export function inputProblem(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return m.required()
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return m.notWhole()
      if (issue.expected === 'number') return m.notANumber()
      return issue.expected === 'string' ? m.notText() : m.wrongForm()
    case 'too_small': {
      if (issue.origin === 'string' || issue.origin === 'array') return m.required()
      const minimum = String(issue.minimum)
      return issue.inclusive ? m.atLeast({ minimum }) : m.above({ minimum })
    }
    case 'too_big': {
      const maximum = String(issue.maximum)
      if (issue.origin === 'string') return m.tooLong({ maximum })
      return issue.origin === 'array' ? m.tooMany({ maximum }) : m.atMost({ maximum })
    }
    case 'invalid_value':
      return m.oneOf({ values: issue.values.join(', ') })
    case 'invalid_format':
      return issue.format === 'date' ? m.notADate() : m.wrongForm()
    default:
      return m.wrongForm()
  }
}
