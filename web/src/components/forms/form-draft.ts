import { useCallback, useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useLeaveGuard } from './leave-guard.ts'

function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function writeDraft(key: string, values: unknown): void {
  try {
    if (values === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Without a draft the form still works.
  }
}

/**
 * Keeps what is half typed: through a lost session and a reload it comes back, and leaving the page asks first.
 * Call the answer once the form was sent.
 */
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
