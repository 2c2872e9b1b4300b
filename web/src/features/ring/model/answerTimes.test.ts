import fc from 'fast-check'

import { answerTimes, freeDay, nextHour } from './answerTimes'

const at = (text: string) => new Date(`2026-11-24T${text}`)
const inWords = (now: Date) =>
  answerTimes(now).map((time) => {
    const date = new Date(time)
    const minutes = String(date.getMinutes()).padStart(2, '0')
    return `${freeDay(time, now)} ${date.getHours()}:${minutes}`
  })

describe('the times that a helper can suggest', () => {
  it.each([
    ['15:05', ['today 15:30', 'today 16:00', 'today 18:00']],
    ['17:20:30', ['today 17:45', 'today 19:00', 'today 20:00']],
    ['19:40', ['today 20:00', 'today 21:00', 'tomorrow 9:00']],
    ['23:30', ['tomorrow 0:00', 'tomorrow 1:00', 'tomorrow 9:00']],
  ])('are soon, later or in the evening: %s', (now, times) => {
    expect(inWords(at(now))).toEqual(times)
  })

  it('are three in the future, half an hour apart, on full quarters', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2026-01-01T00:00Z'),
          max: new Date('2027-12-31T00:00Z'),
          noInvalidDate: true,
        }),
        (now) => {
          const times = answerTimes(now)
          expect(times).toHaveLength(3)
          times.forEach((time, index) => {
            const before = times[index - 1] ?? now.getTime() - 1_000_000
            expect(time - before).toBeGreaterThanOrEqual(30 * 60_000)
            expect(time).toBeGreaterThan(now.getTime())
            expect(new Date(time).getMinutes() % 15).toBe(0)
            expect(freeDay(time, now)).not.toBeNull()
          })
        }
      )
    )
  })

  it('include a full hour for the button of a notification', () => {
    expect(new Date(nextHour(at('17:20'))).toTimeString()).toMatch(/^19:00/)
    expect(new Date(nextHour(at('17:15'))).toTimeString()).toMatch(/^18:00/)
  })

  it('are ignored if they are past, or days away', () => {
    const now = at('12:00')
    const day = 86_400_000
    expect(freeDay(now.getTime() - day, now)).toBeNull()
    expect(freeDay(now.getTime() + 2 * day, now)).toBeNull()
  })
})
