import type { Documents } from 'src/locales/Texts'

import { connectionTest } from './connectionTest'
import { privacy } from './privacy'
import { terms } from './terms'

export const documents: Documents = { connectionTest, privacy, terms }
