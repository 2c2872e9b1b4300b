import {
  fadeAfterMs,
  type Mark,
  mostMarks,
  mostPointsOfStroke,
} from 'src/features/stage'

import type { MarkMessage } from './annotationMessage'

type Marks = readonly Mark[]

/** Adds or continues an annotation. The newest comes last. */
export function marked(
  marks: Marks,
  { atMs: _, ...message }: MarkMessage,
  seenMs: number
): Marks {
  const others = marks.filter(({ id }) => id !== message.id)
  const before = marks.find(({ id }) => id === message.id)
  const mark: Mark =
    message.type === 'stroke' && before?.type === 'stroke'
      ? { ...message, seenMs, points: joined(before.points, message.points) }
      : { ...message, seenMs }
  const kept = message.type === 'pointer' ? others.filter(isNoPointer) : others
  return [...kept, mark].slice(-mostMarks)
}

const joined = <Item>(first: readonly Item[], more: readonly Item[]) =>
  [...first, ...more].slice(0, mostPointsOfStroke)

/** There is at most one pointer: a new one replaces the old one. */
const isNoPointer = ({ type }: Mark) => type !== 'pointer'

/** @param undoneId the annotation to remove; null for the newest */
export const withoutMark = (marks: Marks, undoneId: number | null): Marks =>
  undoneId === null
    ? marks.slice(0, -1)
    : marks.filter(({ id }) => id !== undoneId)

/** @returns the remaining annotations; the same array if nothing has faded */
export function withoutFaded(marks: Marks, nowMs: number): Marks {
  const lasting = marks.filter((mark) => fadesAtMs(mark) > nowMs)
  return lasting.length === marks.length ? marks : lasting
}

/**
 * @returns when the next annotation fades, in ms of this computer's clock; null
 * if none will fade
 */
export function nextFadeMs(marks: Marks): number | null {
  const next = Math.min(...marks.map(fadesAtMs))
  return Number.isFinite(next) ? next : null
}

const fadesAtMs = ({ type, seenMs }: Mark): number =>
  type === 'step' ? Infinity : seenMs + fadeAfterMs

export const withoutNumbers = (marks: Marks, ids: readonly number[]): Marks =>
  marks.filter(({ type, id }) => type !== 'step' || !ids.includes(id))
