import { wheelFactor } from './wheelZoom'

const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) =>
  wheelFactor({ deltaY, deltaMode, ctrlKey })

describe('wheelFactor', () => {
  it('goes closer away from the person, and back by the same turn', () => {
    expect(turn(-100)).toBeGreaterThan(1.1)
    expect(turn(-100)).toBeLessThan(1.5)
    expect(turn(-100) * turn(100)).toBeCloseTo(1)
  })

  it('takes lines for what they are in pixels', () => {
    expect(turn(-3, 1)).toBeCloseTo(turn(-48))
  })

  it('does not leap, however fast the wheel is turned', () => {
    expect(turn(-9_000)).toBeLessThan(2)
  })

  it('follows the small steps of a pinch on a touchpad', () => {
    expect(turn(-10, 0, true)).toBeGreaterThan(turn(-10))
  })
})
