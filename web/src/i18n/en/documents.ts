import { networkCheck } from './networkCheck'
import { privacy } from './privacy'
import { terms } from './terms'

/** Long texts, which are loaded only with the pages that show them. */
export const documents = { networkCheck, privacy, terms }
