import type { ConnectionFigures } from 'src/features/call/model/connectionFigures'
import type { Texts } from 'src/i18n/Texts'

type FigureName = keyof Texts['viewing']['figureNames']

/** @returns what is known, most telling first */
export function figuresInWords(
  { width, height, framesPerSecond, ...figures }: ConnectionFigures,
  words: Texts['viewing']['figures']
): [FigureName, string][] {
  const { roundTripMs, kbitPerSecond, codec, isRelayed } = figures
  const path = isRelayed ? words.relayed : words.direct
  const rounded = (value: number) =>
    Math.round(value).toLocaleString(words.numbers)
  const rows: [FigureName, string | undefined][] = [
    ['size', width && height ? words.size(width, height) : undefined],
    ['framesPerSecond', ifKnown(framesPerSecond, rounded)],
    ['roundTrip', ifKnown(roundTripMs, (ms) => words.roundTrip(rounded(ms)))],
    ['data', ifKnown(kbitPerSecond, (kbit) => words.data(rounded(kbit)))],
    ['codec', codec],
    ['path', isRelayed === undefined ? undefined : path],
  ]
  return rows.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]]
  )
}

const ifKnown = (
  value: number | undefined,
  inWords: (value: number) => string
) => (value === undefined ? undefined : inWords(value))
