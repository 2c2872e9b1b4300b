import type { Texts } from 'src/i18n/Texts'

const minuteMs = 60_000
const minutesOfHour = 60

/** @returns not more exact than people say it */
export function durationInWords(
  durationMs: number,
  ending: Texts['ending']
): string {
  const minutes = Math.round(durationMs / minuteMs)
  if (minutes < 1) return ending.lessThanMinute
  if (minutes < minutesOfHour) return ending.minutes(minutes)
  const hours = Math.floor(minutes / minutesOfHour)
  return ending.hours(hours, minutes % minutesOfHour)
}
