import { fadeAfterMs, type Mark } from 'src/domain/guidance/mark'

/**
 * Whether somebody has begun to show something, and does not only go on.
 *
 * @param before the newest mark of before, if any
 */
export const isNewBurst = (
  before: Mark | null,
  newest: Mark | null
): newest is Mark =>
  newest !== null &&
  (before === null || newest.seenMs - before.seenMs >= fadeAfterMs)
