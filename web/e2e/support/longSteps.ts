import type { Point } from 'src/features/stage/model/pictureView'

import { capturedTab } from './panel'

const most = { count: 24, letters: 140 }

const sentences = {
  en: 'then press the large green button and wait a little until the new picture appears',
  ar: 'ثم نضغط على الزر الكبير الأخضر وننتظر قليلا حتى تظهر الصورة الجديدة على الشاشة',
}

const names = {
  en: 'alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whisky xray',
  ar: 'باب بحر بيت تفاح جبل حقل خبز دفتر ذهب رمل زهر سماء شجر صخر ضوء طريق ظل عين غيم فجر قلم كتاب نهر ورق',
}

const columns = [60, 220, 440, 660, 880, 1060]
const rows = [60, 200, 420, 580]

/** Pixels all over the captured tab, some of them at its edge. */
const places: readonly Point[] = rows.flatMap((y) =>
  columns.map((x) => ({ x, y }))
)

export const closeUpSize = { width: 400, height: 250 }
export const mapSize = { width: 240, height: 135 }

export interface LongStep {
  text: string
  place: Point
  /** position of the ring annotation in the screenshot */
  middle: Point
}

/** Each text begins and ends with the step's name. */
export const longSteps = (language: 'en' | 'ar'): LongStep[] =>
  names[language].split(' ').map((name, at) => {
    const place = places[at]!
    const room = most.letters - 2 * (name.length + 1)
    const filling = `${sentences[language]} `.repeat(2).slice(0, room)
    return {
      text: `${name} ${filling.replace(/ $/, filling[0]!)} ${name}`,
      place,
      middle: {
        x: place.x - edge(place.x, closeUpSize.width, capturedTab.width),
        y: place.y - edge(place.y, closeUpSize.height, capturedTab.height),
      },
    }
  })

/**
 * Where a screenshot begins: the point is in its middle, unless the screenshot
 * would extend beyond the screen.
 */
const edge = (at: number, size: number, whole: number) =>
  Math.min(Math.max(at - size / 2, 0), whole - size)

/** Messages with which the helper's page sends these steps. */
export const saidOf = (steps: readonly LongStep[]) =>
  steps.map(({ text, place }, at) => ({
    ...{ type: 'step-set', id: at + 1, frame: capturedTab, words: { text } },
    point: {
      x: place.x / capturedTab.width,
      y: place.y / capturedTab.height,
    },
    isLive: true,
  }))
