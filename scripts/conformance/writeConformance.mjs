import { writeFileSync } from 'node:fs'

import { fromRoot } from '../setup/root.mjs'

import { readSections } from './clauses.mjs'
import { conformanceReport } from './conformanceReport.mjs'
import { provingTests } from './provingTests.mjs'

writeFileSync(
  fromRoot('docs/conformance.md'),
  await conformanceReport(readSections(), provingTests())
)
