import { inject } from 'vitest'

const ours = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1]
if (!ours) throw new Error(`No site for worker ${process.env.VITEST_POOL_ID}.`)

/** The address of the site that belongs to this worker, and the folder of its data. */
export const { url: site, dataDir } = ours
