/** What this product calls its things in a Redis that others may use too. */
const prefix = 'kinscreen:'

/** Completed with an id, where its lease is kept. */
export const leaseKeyPrefix = `${prefix}id:`

export const leaseKey = (userId: string): string => leaseKeyPrefix + userId

/** What every instance listens to. */
export const everyone = `${prefix}all`

/** Completed with the name of an instance, what that one listens to. */
export const instanceChannelPrefix = `${prefix}to:`

export const instanceChannel = (instance: string): string =>
  instanceChannelPrefix + instance

/** Written to find out whether Redis takes what is written. */
export const probeKey = `${prefix}probe`
