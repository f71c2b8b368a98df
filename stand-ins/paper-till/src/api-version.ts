/** The API version that the shop's `stripe` SDK pins; the browser script belongs to the same release. */
export const apiVersion = '2026-10-28.endive'
export const releaseTrain = 'endive'
