import { parseCallers } from './model/callers'
import { parseRings } from './model/incomingRings'
import { StoredList } from './StoredList'

/** Who can ring this device, as its helper calls them. */
export const storedCallers = new StoredList('kinscreen.callers', parseCallers)

/** Who has rung this device just now. */
export const storedRings = new StoredList('kinscreen.rings', parseRings)
