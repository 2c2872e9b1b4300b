import { parseCallers } from './model/callers'
import { parseRings } from './model/incomingRings'
import { StoredList } from './StoredList'

/** The people whom this helper has helped, with the helper's names for them. */
export const storedCallers = new StoredList('kinscreen.callers', parseCallers)

/** The recent calls for help. */
export const storedRings = new StoredList('kinscreen.rings', parseRings)
