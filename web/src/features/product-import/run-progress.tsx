import { Button } from '#components/ui/button.tsx'
import * as m from '#texts/product-import.ts'

interface RunProgressProps {
  label: string
  done: number
  all: number
  onStop: () => void
}

export function RunProgress({ label, done, all, onStop }: RunProgressProps) {
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <p role="status" className="font-semibold">
        {label}: {m.progress({ done, all })}
      </p>
      <progress className="progress progress-primary w-full" aria-label={label} value={done} max={all} />
      <Button look="plain" className="self-start" onClick={onStop}>
        {m.stop()}
      </Button>
    </div>
  )
}
