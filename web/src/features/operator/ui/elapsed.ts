const minuteMs = 60_000

/** @param from, until as ISO 8601 */
export function elapsed(
  from: string,
  until: string
): [days: number, hours: number, minutes: number] {
  const ms = Math.max(0, Date.parse(until) - Date.parse(from))
  const minutes = Math.floor(ms / minuteMs)
  return [
    Math.floor(minutes / 1440),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ]
}
