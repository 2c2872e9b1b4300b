/** @returns the day of a time, if it is near enough to wait for */
export function freeDay(time: number, now: Date): 'today' | 'tomorrow' | null {
  const inDays = (days: number) => {
    const date = new Date(now)
    date.setDate(date.getDate() + days)
    return date.toDateString() === new Date(time).toDateString()
  }
  if (inDays(0)) return 'today'
  return inDays(1) ? 'tomorrow' : null
}
