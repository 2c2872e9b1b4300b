import type { Documents } from 'src/i18n/Texts'

import { networkCheck } from './networkCheck'
import { privacy } from './privacy'
import { terms } from './terms'

export const documents: Documents = { networkCheck, privacy, terms }
