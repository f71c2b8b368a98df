import { documentLimits, emailPattern } from '@wood-master/contract/document-limits'
import { type FormEvent, useState } from 'react'
import { useAttempt } from '#components/forms/use-attempt.ts'
import * as m from '#texts/auth.ts'
import { authSentence } from './failures.ts'

type Texts<Name extends string> = Record<Name, string>
type Problems<Name extends string> = Partial<Record<Name, string | undefined>>

/** Says beside a field why the form failed, and leads there. */
type FailField<Name extends string> = (name: Name, message: string) => void

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) throw new Error(`The form has no field called ${name}.`)
  return input
}

/** The account's short forms, without the form library, which would weigh on the login page. `failed` says itself what went wrong, if true. */
export function useShortForm<Name extends string>(
  rules: Record<Name, FieldRule>,
  send: (texts: Texts<Name>) => Promise<void>,
  failed: (error: unknown, fail: FailField<Name>) => boolean = () => false,
) {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [wasSent, setWasSent] = useState(false)
  const { pending, problem, setProblem, attempt } = useAttempt()
  const names = Object.keys(rules) as Name[]
  const read = (name: Name, typed: string) => rules[name].read?.(typed) ?? typed

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const texts = Object.fromEntries(
      names.map((name) => [name, read(name, inputOf(form, name).value)]),
    ) as Texts<Name>
    const found: Problems<Name> = {}
    for (const name of names) found[name] = rules[name].problem(texts[name])
    setWasSent(true)
    setProblems(found)
    const first = names.find((name) => found[name])
    if (first) return inputOf(form, first).focus()
    const fail: FailField<Name> = (name, message) => {
      setProblems({ ...found, [name]: message })
      inputOf(form, name).focus()
    }
    await attempt(() =>
      send(texts).catch((error) => {
        if (!failed(error, fail)) setProblem(authSentence(error))
      }),
    )
  }

  const field = (name: Name) => ({
    name,
    error: problems[name],
    onChange({ currentTarget }: FormEvent<HTMLInputElement>) {
      if (wasSent) setProblems({ ...problems, [name]: rules[name].problem(read(name, currentTarget.value)) })
    },
  })

  return { submit, field, problem, pending }
}

export interface FieldRule {
  read?: (typed: string) => string
  /** What is wrong with it, in a sentence; nothing where nothing is. */
  problem: (value: string) => string | undefined
}

export const emailRule: FieldRule = {
  read: (typed) => typed.trim().toLowerCase(),
  problem(email) {
    if (!email) return m.emailRequired()
    const isEmail = email.length <= documentLimits.emailLength && emailPattern.test(email)
    return isEmail ? undefined : m.emailInvalid()
  },
}

export const passwordRule: FieldRule = {
  problem(password) {
    if (!password) return m.passwordRequired()
    return password.length < documentLimits.passwordMin ? m.passwordShort() : undefined
  },
}

export const nameRule: FieldRule = {
  read: (typed) => typed.trim(),
  problem: (name) => (name ? undefined : m.nameRequired()),
}
