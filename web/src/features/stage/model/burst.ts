import { fadeAfterMs, type Mark } from './mark'

/**
 * Whether a new sequence of marks has begun, rather than continued.
 *
 * @param before the previous newest mark, if any
 */
export const isNewBurst = (
  before: Mark | null,
  newest: Mark | null
): newest is Mark =>
  newest !== null &&
  (before === null || newest.seenMs - before.seenMs >= fadeAfterMs)
