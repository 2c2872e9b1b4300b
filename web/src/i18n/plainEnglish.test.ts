import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, 'en')

/**
 * Unnatural phrases, which nobody would say on the phone. Each was once found
 * in a text.
 */
const unsaid =
  /\b(?:by itself|in vain|goes on|the other one|nobody is called|share or allow|the sign beside|line at the top)\b|\d\s%/i

describe('the English texts', () => {
  it.each(readdirSync(folder).filter((file) => !file.includes('.test.')))(
    'contain no unnatural phrase in %s',
    (file) => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      expect(lines.filter((line) => unsaid.test(line))).toEqual([])
    }
  )
})
