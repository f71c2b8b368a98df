import { useCallback, useEffect, useMemo } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { parsed, tabStorage } from '#lib/browser/storage.ts'
import { session } from '#lib/session/session.ts'
import type { Keys } from './use-once.ts'

/** Sets fields as if they had been typed. */
export function setFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: FieldValues,
): void {
  for (const [field, value] of Object.entries(values)) {
    const path = field as Path<Values>
    form.setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }
}

/** What was changed, and the version that it was changed from: somebody else may save before the form is opened again. */
export function changedOf(values: FieldValues, before: FieldValues = {}): FieldValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => field === 'version' || JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  )
}

/** Of the account: nobody finds what somebody else has typed in this tab. */
const keyOf = (name: string) => `wood-master.draft.${name}.${session.account()?.uid}`

export const hasDraft = (name: string): boolean => tabStorage.read(keyOf(name)) !== undefined

/**
 * Keeps a half-filled form: it survives a lost session and a reload. Returns the function that forgets the draft, to be
 * called once the form was sent.
 */
export function useKeptDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string) {
  // A session may end while the form is open: the draft stays its account's.
  const key = useMemo(() => keyOf(name), [name])
  const forget = useCallback(() => void tabStorage.write(key, undefined), [key])

  useEffect(() => {
    const draft = parsed(tabStorage.read(key))
    setFields(form, typeof draft === 'object' ? { ...draft } : {})
    return form.subscribe({
      formState: { values: true, isDirty: true },
      // Only what was changed: the rest may be newer when the form is opened again.
      callback: ({ values, isDirty: changed }) =>
        tabStorage.write(
          key,
          changed ? JSON.stringify(changedOf(values, form.formState.defaultValues)) : undefined,
        ),
    })
  }, [form, key])

  return forget
}

/** Where a form keeps the key of what it sends: in its draft, because that outlives a reload. */
export const keysIn = <Values extends { key?: string }>(form: UseFormReturn<Values>): Keys => ({
  get: () => form.getValues().key || undefined,
  set: (_, key) => setFields(form, { key }),
  delete: () => setFields(form, { key: '' }),
})
