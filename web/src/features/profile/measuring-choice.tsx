import { useState } from 'react'
import { Checkbox } from '#components/forms/checkbox.tsx'
import { Section } from '#components/ui/section.tsx'
import { measuring } from '#lib/measuring/consent.ts'
import { measureIfAllowed } from '#lib/measuring/measure-if-allowed.ts'
import * as m from '#texts/profile.ts'

/** Off until somebody turns it on; for this browser. */
export function MeasuringChoice() {
  const [on, setOn] = useState(measuring.isOn)
  const turn = (wanted: boolean) => {
    measuring.turn(wanted)
    setOn(measuring.isOn())
    void measureIfAllowed()
  }
  return (
    <Section title={m.measuringTitle()} heading="mb-3 text-2xl" className="mt-10">
      <p className="max-w-prose">{m.measuringText()}</p>
      <Checkbox checked={on} onChange={({ target }) => turn(target.checked)}>
        {m.measuringChoice()}
      </Checkbox>
    </Section>
  )
}
