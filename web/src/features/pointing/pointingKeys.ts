import type { Point } from 'src/features/stage/model/pictureView'

import { crosshairStep, fineCrosshairStep } from './model/crosshair'

export type PointingKey =
  | { type: 'go'; by: Point }
  | { type: 'mark' | 'leave' | 'undo' }

const arrows = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
])

const others = new Map<string, PointingKey>([
  ['Enter', { type: 'mark' }],
  [' ', { type: 'mark' }],
  ['Escape', { type: 'leave' }],
])

/** @returns the action of the key while pointing; null if it has none */
export function pointingKeyOf(event: KeyboardEvent): PointingKey | null {
  if (event.altKey) return null
  if (event.ctrlKey || event.metaKey) {
    return isZ(event) && !event.shiftKey ? { type: 'undo' } : null
  }
  const arrow = arrows.get(event.key)
  if (!arrow) return others.get(event.key) ?? null
  const step = event.shiftKey ? fineCrosshairStep : crosshairStep
  return { type: 'go', by: { x: arrow.x * step, y: arrow.y * step } }
}

/** On keyboards without Latin letters, the position of the key counts. */
const isZ = ({ key, code }: KeyboardEvent) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ'
