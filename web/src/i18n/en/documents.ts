import { networkCheck } from './networkCheck'
import { privacy } from './privacy'
import { terms } from './terms'

/** Loaded only with the pages that show them. */
export const documents = { networkCheck, privacy, terms }
