import type { Documents } from 'src/locales/Texts'

import { privacy } from './privacy'
import { terms } from './terms'

export const documents: Documents = { privacy, terms }
