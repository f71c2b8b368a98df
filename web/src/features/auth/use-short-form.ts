import { type FormEvent, useState } from 'react'
import type { FieldRule } from './rules.ts'

type Texts<Name extends string> = Record<Name, string>
type Problems<Name extends string> = Partial<Record<Name, string | undefined>>

/** Says beside a field why the form failed, and leads there. */
export type FailField<Name extends string> = (name: Name, message: string) => void

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLInputElement)) throw new Error(`The form has no field called ${name}.`)
  return input
}

/** The account's short forms, without the form library, which would weigh on the login page. `send` must not reject. */
export function useShortForm<Name extends string>(
  rules: Record<Name, FieldRule>,
  send: (texts: Texts<Name>, fail: FailField<Name>) => Promise<void>,
) {
  const [problems, setProblems] = useState<Problems<Name>>({})
  const [wasSent, setWasSent] = useState(false)
  const [pending, setPending] = useState(false)
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
    setPending(true)
    await send(texts, (name, message) => {
      setProblems({ ...found, [name]: message })
      inputOf(form, name).focus()
    })
    setPending(false)
  }

  const field = (name: Name) => ({
    name,
    error: problems[name],
    onChange({ currentTarget }: FormEvent<HTMLInputElement>) {
      if (wasSent) setProblems({ ...problems, [name]: rules[name].problem(read(name, currentTarget.value)) })
    },
  })

  return { submit, field, pending }
}
