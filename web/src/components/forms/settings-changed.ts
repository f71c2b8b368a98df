import { ApiError } from '#lib/api/api-error.ts'

/** The settings as another admin has saved them meanwhile; nothing for any other error. */
export function newerSettings<Settings>(error: unknown): Settings | undefined {
  return error instanceof ApiError && error.code === 'settings_changed'
    ? (error.current as Settings | undefined)
    : undefined
}
