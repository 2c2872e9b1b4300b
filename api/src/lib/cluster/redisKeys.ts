import { offerKey } from './Exchanges'

/** Other programs may use the same Redis. */
const prefix = 'kinscreen:'

export const leaseKeyPrefix = `${prefix}id:`

export const leaseKey = (userId: string): string => leaseKeyPrefix + userId

/** All instances subscribe to this channel. */
export const everyone = `${prefix}all`

/** Each instance subscribes to its own channel. */
export const instanceChannelPrefix = `${prefix}to:`

export const instanceChannel = (instance: string): string =>
  instanceChannelPrefix + instance

/** Written with an offer, and read when its answer is sent. */
export const offeredKey = (src: string, dst: string): string =>
  `${prefix}offer:${offerKey(src, dst)}`

/** Marks an id that recently exchanged an offer and an answer. */
export const inCallKey = (userId: string): string => `${prefix}call:${userId}`

export const probeKey = `${prefix}probe`

export const limitKeyPrefix = `${prefix}limit:`
