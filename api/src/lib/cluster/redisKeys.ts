import { offerKey } from './Exchanges'

/** Other programs may use the same Redis. */
const prefix = 'kinscreen:'

export const leaseKeyPrefix = `${prefix}id:`

export const leaseKey = (userId: string): string => leaseKeyPrefix + userId

export const everyone = `${prefix}all`

export const instanceChannelPrefix = `${prefix}to:`

export const instanceChannel = (instance: string): string =>
  instanceChannelPrefix + instance

/** Written with an offer, and read when its answer is sent. */
export const offeredKey = (src: string, dst: string): string =>
  `${prefix}offer:${offerKey(src, dst)}`

/** Exists while the id counts as being in a call (Exchanges). */
export const inCallKey = (userId: string): string => `${prefix}call:${userId}`

export const probeKey = `${prefix}probe`

export const limitKeyPrefix = `${prefix}limit:`
