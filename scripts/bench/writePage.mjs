import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { format, resolveConfig } from 'prettier'

/** Writes a page of figures as the format check of the project wants it. */
export async function writePage(url, text) {
  const config = await resolveConfig(fileURLToPath(url))
  writeFileSync(url, await format(text, { ...config, parser: 'markdown' }))
}
