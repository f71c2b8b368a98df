/** List prices in US dollars, as known in 2025: to be checked before relying on them. Firestore in a US multi-region; a regional one costs about half. */
export const prices = {
  asOf: '2025-06-01',
  read: { each: 0.06 / 100_000, freeADay: 50_000 },
  write: { each: 0.18 / 100_000, freeADay: 20_000 },
  call: { each: 0.4 / 1_000_000, freeAMonth: 2_000_000 },
  vcpuSecond: { each: 0.000_024, freeAMonth: 180_000 },
  gibSecond: { each: 0.000_002_5, freeAMonth: 360_000 },
  gigabyte: { each: 0.15, freeAMonth: 10 },
}
