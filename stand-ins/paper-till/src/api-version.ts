/** The API version that the shop's `stripe` SDK pins; the browser script belongs to the same release. */
export const apiVersion = '2026-10-28.endive'
export const releaseTrain = 'endive'
/** The release trains whose SDKs are spoken with: the one whose shapes are returned, and the last one before it. */
export const releaseTrains = [releaseTrain, 'dahlia']

export const trainOf = (version: string) => version.split('.')[1]
