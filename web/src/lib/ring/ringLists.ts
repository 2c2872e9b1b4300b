import { parseCallers } from 'src/domain/ring/callers'
import { parseRings } from 'src/domain/ring/incomingRings'

import { StoredList } from './StoredList'

/** Who can ring this device, as its helper calls them. */
export const storedCallers = new StoredList('kinscreen.callers', parseCallers)

/** Who has rung this device just now. */
export const storedRings = new StoredList('kinscreen.rings', parseRings)
