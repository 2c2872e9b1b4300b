const minuteMs = 60_000

/** Hours of local time at which most people are at home. */
const evening = [18, 20]

/** Minimum time until the first and the second suggested time. */
const soonMs = 20 * minuteMs
const laterMs = 45 * minuteMs

/** Suggested times that are closer to each other would be no useful choice. */
const apartMs = 30 * minuteMs

const tomorrowAt = 9

/**
 * @returns three times at which the helper can offer to help, in ms since 1970,
 * the earliest first
 */
export function answerTimes(now: Date): number[] {
  const nowMs = now.getTime()
  const soon = roundedUp(nowMs + soonMs, 15)
  const later = nextHour(now)
  const candidates = [
    soon,
    later,
    ...evening.map((hours) => atHour(now, 0, hours)),
    atHour(now, 1, tomorrowAt),
    atHour(now, 1, evening[0]!),
  ]
  const times: number[] = []
  for (const time of candidates) {
    const last = times[times.length - 1] ?? nowMs
    if (time >= last + (times.length ? apartMs : 0)) times.push(time)
  }
  return times.slice(0, 3)
}

/**
 * @returns a full hour at least 45 minutes from now, in ms since 1970. As text
 * (10:00) it fits on a button of a notification.
 */
export const nextHour = (now: Date): number =>
  roundedUp(now.getTime() + laterMs, 60)

/** Rounds in local time: some time zones differ from UTC by 30 or 45 min. */
function roundedUp(ms: number, minutes: number): number {
  const date = new Date(ms)
  const beyond = date.getMinutes() % minutes
  const isRound = beyond === 0 && date.getSeconds() === 0
  date.setMinutes(date.getMinutes() + (isRound ? 0 : minutes - beyond), 0, 0)
  return date.getTime()
}

function atHour(now: Date, inDays: number, hours: number): number {
  const date = new Date(now)
  date.setDate(date.getDate() + inDays)
  date.setHours(hours, 0, 0, 0)
  return date.getTime()
}

/** @returns null if the time is neither today nor tomorrow */
export function freeDay(time: number, now: Date): 'today' | 'tomorrow' | null {
  const inDays = (days: number) => {
    const date = new Date(now)
    date.setDate(date.getDate() + days)
    return date.toDateString() === new Date(time).toDateString()
  }
  if (inDays(0)) return 'today'
  return inDays(1) ? 'tomorrow' : null
}
