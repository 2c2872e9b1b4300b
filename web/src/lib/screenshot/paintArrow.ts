import type { Point, Size } from 'src/domain/picture/pictureView'

/** How marks look on any picture: the one colour on a white edge. */
export interface Ink {
  line: string
  edge: string
  /** pixels of the canvas for each CSS pixel */
  scale: number
}

const length = 62
const head = 26
const half = 7

/**
 * An arrow whose tip is exactly on the spot, and whose tail is where there is room.
 *
 * @param label stands at the tail
 */
export function paintArrow(
  drawing: CanvasRenderingContext2D,
  tip: Point,
  canvas: Size,
  ink: Ink,
  label?: string
): void {
  const room = length * ink.scale
  const rightwards = tip.x + room < canvas.width
  const downwards = tip.y + room < canvas.height
  drawing.save()
  drawing.translate(tip.x, tip.y)
  drawing.rotate(Math.atan2(downwards ? 1 : -1, rightwards ? 1 : -1))
  drawing.scale(ink.scale, ink.scale)
  const shape = arrow()
  drawing.lineJoin = 'miter'
  drawing.lineWidth = 5
  drawing.strokeStyle = ink.edge
  drawing.stroke(shape)
  drawing.fillStyle = ink.line
  drawing.fill(shape)
  drawing.restore()
  if (label) {
    const away = (room * 0.94) / Math.SQRT2
    paintLabel(
      drawing,
      {
        x: tip.x + (rightwards ? away : -away),
        y: tip.y + (downwards ? away : -away),
      },
      ink,
      label
    )
  }
}

/** Along the x axis, from its tip at the origin. */
function arrow(): Path2D {
  const path = new Path2D()
  path.moveTo(0, 0)
  path.lineTo(head, -half * 2)
  path.lineTo(head - 4, -half)
  path.lineTo(length, -half)
  path.lineTo(length, half)
  path.lineTo(head - 4, half)
  path.lineTo(head, half * 2)
  path.closePath()
  return path
}

function paintLabel(
  drawing: CanvasRenderingContext2D,
  { x, y }: Point,
  { line, edge, scale }: Ink,
  label: string
): void {
  drawing.save()
  drawing.beginPath()
  drawing.arc(x, y, 17 * scale, 0, 2 * Math.PI)
  drawing.fillStyle = line
  drawing.fill()
  drawing.lineWidth = 3 * scale
  drawing.strokeStyle = edge
  drawing.stroke()
  drawing.fillStyle = edge
  drawing.font = `700 ${20 * scale}px system-ui, sans-serif`
  drawing.textAlign = 'center'
  drawing.textBaseline = 'middle'
  drawing.fillText(label, x, y + scale)
  drawing.restore()
}
