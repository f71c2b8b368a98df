import { Button } from '#components/ui/button.tsx'
import { ApiError } from '#lib/api/api-error.ts'

interface NewerSettingsProps {
  disabled: boolean
  /** Shows what was saved meanwhile, instead of what was entered. */
  onShow: () => void
  /** Saves what was entered, and so replaces what was saved meanwhile. */
  onReplace: () => void
}

export function NewerSettings({ disabled, onShow, onReplace }: NewerSettingsProps) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-box border border-warning p-4">
      <p>
        <strong>Not saved.</strong> Another admin has changed these settings since you opened them. What you
        entered is still here.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="plain" disabled={disabled} onClick={onShow}>
          Show the saved settings
        </Button>
        <Button look="plain" disabled={disabled} onClick={onReplace}>
          Replace them with mine
        </Button>
      </div>
    </div>
  )
}

/** The settings as another admin has saved them meanwhile; nothing for any other error. */
export function newerSettings<Settings>(error: unknown): Settings | undefined {
  return error instanceof ApiError && error.code === 'settings_changed'
    ? (error.current as Settings | undefined)
    : undefined
}
