import { parseCallers } from './model/callers'
import { parseRings } from './model/incomingRings'
import { StoredList } from './StoredList'

/** The people who can ring this device, under the helper's names for them. */
export const storedCallers = new StoredList('kinscreen.callers', parseCallers)

/** The people who have rung this device recently. */
export const storedRings = new StoredList('kinscreen.rings', parseRings)
