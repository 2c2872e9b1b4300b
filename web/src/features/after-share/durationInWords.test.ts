import { ending } from 'src/i18n/en/ending'

import { durationInWords } from './durationInWords'

it.each([
  [29_000, 'less than a minute'],
  [60_000, '1 minute'],
  [59.4 * 60_000, '59 minutes'],
  [59.6 * 60_000, '1 h 0 min'],
  [95 * 60_000, '1 h 35 min'],
])('says %d ms as %s', (ms, words) =>
  expect(durationInWords(ms, ending)).toBe(words)
)
