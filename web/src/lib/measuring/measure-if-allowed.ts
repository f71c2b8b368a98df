import { measuring } from './consent.ts'

/** Loads what measures, late and only where it may. */
export async function measureIfAllowed(): Promise<void> {
  if (measuring.isOn()) (await import('./measure.ts')).measure()
}
