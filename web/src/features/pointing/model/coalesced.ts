import {
  type MessageOf,
  mostPointsInMessage,
} from 'src/features/messages/model/guidanceMessage'

export type MarkMessage = MessageOf<'pointer' | 'stroke' | 'step'>

/**
 * The send queue with one more message: a newer message about the same mark
 * replaces the older one or is merged with it.
 */
export function coalesced(
  waiting: readonly MarkMessage[],
  next: MarkMessage
): readonly MarkMessage[] {
  const last = waiting[waiting.length - 1]
  if (last?.id !== next.id) return [...waiting, next]
  const before = waiting.slice(0, -1)
  if (next.type !== 'stroke' || last.type !== 'stroke') return [...before, next]
  const points = [...last.points, ...next.points]
  return points.length > mostPointsInMessage
    ? [...waiting, next]
    : [...before, { ...next, points }]
}
