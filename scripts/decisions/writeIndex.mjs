import { writeFileSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

import { decisionsIndex, indexFile } from './decisionsIndex.mjs'
import { readDecisions } from './readDecisions.mjs'

writeFileSync(fromRoot(indexFile), await decisionsIndex(readDecisions()))
