import { offerKey } from './Exchanges'

/** Prefix of this product's keys in a Redis that others may use too. */
const prefix = 'kinscreen:'

/** Prefix of the key that holds the lease of an id. */
export const leaseKeyPrefix = `${prefix}id:`

export const leaseKey = (userId: string): string => leaseKeyPrefix + userId

/** The channel to which all instances subscribe. */
export const everyone = `${prefix}all`

/** Prefix of the channel to which one instance subscribes. */
export const instanceChannelPrefix = `${prefix}to:`

export const instanceChannel = (instance: string): string =>
  instanceChannelPrefix + instance

/** Written when an offer is sent, and read when its answer is sent. */
export const offeredKey = (src: string, dst: string): string =>
  `${prefix}offer:${offerKey(src, dst)}`

/** Marks an id that has recently exchanged an offer and an answer. */
export const inCallKey = (userId: string): string => `${prefix}call:${userId}`

/** Written to check whether Redis accepts writes. */
export const probeKey = `${prefix}probe`

/** Prefix of the keys that count for a limit of all instances. */
export const limitKeyPrefix = `${prefix}limit:`
