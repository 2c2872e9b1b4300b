import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { en } from '$web/src/i18n/en'
import { errorCatalogue } from '$web/src/i18n/errorCatalogue'

export default async () => {
  const file = path.join(__dirname, '..', 'docs', 'error-catalogue.md')
  writeFileSync(file, errorCatalogue(en.errors))
}
