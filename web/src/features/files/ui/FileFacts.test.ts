import { fileSize } from './FileFacts'

it.each([
  [1, 'kilobytes', 1],
  [1_499, 'kilobytes', 1],
  [999_400, 'kilobytes', 999],
  [1_000_000, 'megabytes', 1],
  [12_345_678, 'megabytes', 12.345678],
])('shows %d bytes in %s', (bytes, unit, amount) =>
  expect(fileSize(bytes)).toMatchObject({ unit, amount })
)
