import { setGlobalOptions } from 'firebase-functions/options'
import { defineInt, defineString, expr, projectID } from 'firebase-functions/params'

const region = defineString('REGION', { default: 'us-central1' })
const memory = defineInt('MEMORY_MIB', { default: 512 })
const maxInstances = defineInt('MAX_INSTANCES', { default: 20 })
const concurrency = defineInt('CONCURRENCY', { default: 80 })
const minInstances = defineInt('MIN_INSTANCES', { default: 0 })

/**
 * Whom functions run as: accounts of their own, because the default one may do nearly everything in most projects. In
 * full, because the Firebase CLI gives secrets and schedules to the text as it stands.
 */
const account = (name: string) => expr`${name}@${projectID}.iam.gserviceaccount.com`

// Imported before anything that makes a function, because a function takes the options as they are then.
setGlobalOptions({ region, memory, maxInstances, serviceAccount: account('shop-jobs') })

/** Of the API alone; a schedule needs none of it. */
export const apiRuntime = { concurrency, minInstances, serviceAccount: account('shop-api') }
