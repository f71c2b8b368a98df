import { useCallback, useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { tabStorage } from '#lib/browser/storage.ts'
import { useLeaveGuard } from './leave-guard.ts'

function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(tabStorage.read(key) ?? '{}')
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function writeDraft(key: string, values: unknown): void {
  tabStorage.write(key, values === undefined ? undefined : JSON.stringify(values))
}

/** Keeps a half-filled form through a lost session and a reload, and asks before leaving. Returns what forgets the draft. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
): () => void {
  const key = `wood-master.draft.${name}`
  const { isDirty } = form.formState
  const forget = useCallback(() => writeDraft(key, undefined), [key])

  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(key))) {
      const path = field as Path<Values>
      form.setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: changed }) => writeDraft(key, changed ? values : undefined),
    })
  }, [form, key])

  useLeaveGuard(isDirty, forget)
  return forget
}
