const two = (value: number) => String(value).padStart(2, '0')

/** Date and time for the name of a file, in local time: `2026-03-01 09.05.07`. */
export function fileTimestamp(date: Date): string {
  const day = [
    date.getFullYear(),
    two(date.getMonth() + 1),
    two(date.getDate()),
  ].join('-')
  // A colon is forbidden in file names on Windows.
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()]
  return `${day} ${time.map(two).join('.')}`
}
