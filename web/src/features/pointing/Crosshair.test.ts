import { crosshairMoved, wayIntoSight } from './Crosshair'

describe('crosshair', () => {
  it('stays within the picture', () => {
    const moved = crosshairMoved({ x: 0.99, y: 0.5 }, { x: 0.02, y: -0.02 })
    expect(moved.x).toBe(1)
    expect(moved.y).toBeCloseTo(0.48)
  })

  it('is brought into view, and does not move once it is visible', () => {
    const stage = { width: 800, height: 400 }
    expect(wayIntoSight(stage, { x: 400, y: 200 })).toEqual({ x: 0, y: 0 })
    expect(wayIntoSight(stage, { x: 900, y: -10 })).toEqual({ x: -132, y: 42 })
    expect(wayIntoSight({ width: 40, height: 40 }, { x: 0, y: 20 })).toEqual({
      x: 20,
      y: 0,
    })
  })
})
