import type { ErrorCode } from 'src/browser/errors/errorCode'

import type { Mood } from './Face'

const farewells: readonly ErrorCode[] = [
  'sharer-left',
  'sharer-stopped',
  'sharer-returned',
  'viewer-left',
]

/** The usual ends of a share: nothing has gone wrong. */
export const isFarewell = (code: ErrorCode): boolean => farewells.includes(code)

/** Waves at a farewell, and is puzzled at the rest. */
export const moodOf = (code: ErrorCode): Mood =>
  isFarewell(code) ? 'waving' : 'puzzled'
