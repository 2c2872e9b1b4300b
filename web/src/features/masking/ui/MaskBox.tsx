import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

import styled from 'styled-components'

import { type Mask, movedBy, resizedBy } from 'src/features/masking/mask'
import { maskGrey } from 'src/features/masking/paintOver'
import type { Point } from 'src/features/stage'

export const Box = styled.button`
  position: absolute;
  padding: 0;
  border: 2px solid #fff;
  outline: 2px solid #000;
  background: ${maskGrey};
  color: #fff;
  font-size: ${({ theme }) => theme.fontSize.sm};
  cursor: move;
  overflow: hidden;

  &:focus-visible {
    outline: 4px solid ${({ theme }) => theme.colour.focus};
  }
`

/**
 * Uses `left` and not `inset-inline-start`, because a mask does not follow the
 * text direction.
 */
export const placed = ({ x, y, width, height }: Mask) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

const step = 0.01
const directions: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** @returns the position of the mouse or finger as fractions of an element */
export function fractionAt(
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
  element: Element
): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

interface MaskBoxProps {
  mask: Mask
  label: string
  describedBy: string
  onChange: (mask: Mask) => void
  onRemove: () => void
}

/**
 * A mask, which can be moved with a pointer, or moved and resized with keys.
 */
function MaskBox(props: MaskBoxProps) {
  const { mask, label, describedBy, onChange, onRemove } = props
  const from = useRef<{ at: Point; mask: Mask } | null>(null)

  const grab = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    const stage = event.currentTarget.parentElement
    if (!stage || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { at: fractionAt(event, stage), mask }
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const stage = event.currentTarget.parentElement
    if (!from.current || !stage) return
    const { at, mask } = from.current
    const to = fractionAt(event, stage)
    onChange(movedBy(mask, { x: to.x - at.x, y: to.y - at.y }))
  }
  const release = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    from.current = null
  }
  const press = (event: KeyboardEvent) => {
    const by = directions[event.key]
    if (by) onChange(event.shiftKey ? resizedBy(mask, by) : movedBy(mask, by))
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }

  return (
    <Box
      type="button"
      style={placed(mask)}
      aria-describedby={describedBy}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      {label}
    </Box>
  )
}

export default MaskBox
