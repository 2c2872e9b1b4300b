import type { Mood } from 'src/components/ui/Face'
import type { ErrorCode } from 'src/domain/errors/errorCode'

const farewells: readonly ErrorCode[] = [
  'sharer-left',
  'sharer-stopped',
  'viewer-left',
]

/** Glad at a farewell, and puzzled at the rest. */
export const moodOf = (code: ErrorCode): Mood =>
  farewells.includes(code) ? 'done' : 'puzzled'
