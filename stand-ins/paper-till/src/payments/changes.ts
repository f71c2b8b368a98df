import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../json.ts'
import type { EventObject, EventType } from '../ledger/objects.ts'
import type { Work } from './work.ts'

/**
 * What `previous_attributes` says: the changed attributes with their old values, of nested objects only the changed
 * parts, of a list the whole list, null for what is new.
 */
function previousOf(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const previous: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name], after[name]]
    if (isDeepStrictEqual(was, is)) continue
    previous[name] = isRecord(was) && isRecord(is) ? previousOf(was, is) : (was ?? null)
  }
  return previous
}

/** Changes an object and emits the events of that with its previous attributes; none where nothing changed. */
export function change<T extends EventObject>(
  work: Work,
  types: EventType | EventType[],
  object: T,
  apply: () => void,
): T {
  const before = structuredClone(object)
  apply()
  const previous = previousOf({ ...before }, { ...object })
  if (Object.keys(previous).length > 0) for (const type of [types].flat()) work.emit(type, object, previous)
  return object
}
