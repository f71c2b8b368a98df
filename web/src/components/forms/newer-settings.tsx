import { Button } from '#components/ui/button.tsx'
import { richText } from '#components/ui/rich-text.tsx'
import { ApiError } from '#lib/api/api-error.ts'
import * as m from '#texts/forms.ts'

interface NewerSettingsProps {
  disabled: boolean
  onShow: () => void
  /** Saves what was entered, and so replaces what was saved meanwhile. */
  onReplace: () => void
}

export function NewerSettings({ disabled, onShow, onReplace }: NewerSettingsProps) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-box border border-warning p-4">
      <p>{richText(m.strongNotSavedStrongAnother(), { strong: (words) => <strong>{words}</strong> })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="plain" disabled={disabled} onClick={onShow}>
          {m.showTheSavedSettings()}
        </Button>
        <Button look="plain" disabled={disabled} onClick={onReplace}>
          {m.replaceThemWithMine()}
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
