import { FrameOrder } from './frameOrder'

const key = (id: number) => ({ id, dependencies: [], isKey: true })
const delta = (id: number, ...dependencies: number[]) => ({
  id,
  dependencies: dependencies.length > 0 ? dependencies : [id - 1],
  isKey: false,
})
const idsOf = (frames: { id: number }[]) => frames.map(({ id }) => id)

describe('the order of frames', () => {
  it('returns frames that arrive in order at once', () => {
    const order = new FrameOrder()
    expect(idsOf(order.next(key(1)))).toEqual([1])
    expect(idsOf(order.next(delta(2)))).toEqual([2])
    expect(idsOf(order.next(delta(3)))).toEqual([3])
  })

  it('holds a frame until its dependencies have arrived', () => {
    const order = new FrameOrder()
    order.next(key(1))
    expect(order.next(delta(3))).toEqual([])
    expect(order.next(delta(4))).toEqual([])
    expect(idsOf(order.next(delta(2)))).toEqual([2, 3, 4])
  })

  it('returns nothing before the first key frame', () => {
    const order = new FrameOrder()
    expect(order.next(delta(7))).toEqual([])
    expect(idsOf(order.next(key(8)))).toEqual([8])
    expect(idsOf(order.next(delta(9)))).toEqual([9])
  })

  it('starts over with a key frame, whatever was missing', () => {
    const order = new FrameOrder()
    order.next(key(1))
    order.next(delta(3))
    expect(idsOf(order.next(key(10)))).toEqual([10])
    expect(order.next(delta(2))).toEqual([])
    expect(idsOf(order.next(delta(11)))).toEqual([11])
  })

  it('waits for a key frame after a restart', () => {
    const order = new FrameOrder()
    order.next(key(1))
    order.restart()
    expect(order.next(delta(2))).toEqual([])
    expect(idsOf(order.next(key(3)))).toEqual([3])
  })

  it('never returns a frame twice, or one older than the last', () => {
    const order = new FrameOrder()
    order.next(key(1))
    order.next(delta(2))
    expect(order.next(delta(2))).toEqual([])
    expect(order.next(key(1))).toEqual([])
  })

  it('follows a new receiver that counts from another number', () => {
    const order = new FrameOrder()
    order.next(key(70_000))
    order.next(delta(70_001))
    expect(idsOf(order.next(key(4_466)))).toEqual([4_466])
    expect(idsOf(order.next(delta(4_467)))).toEqual([4_467])
  })

  it('remembers frames that are referenced much later', () => {
    const order = new FrameOrder()
    order.next(key(1))
    for (let id = 2; id <= 400; id++) order.next(delta(id))
    expect(idsOf(order.next(delta(401, 1)))).toEqual([401])
  })

  it('keeps frames that arrived before their key frame', () => {
    const order = new FrameOrder()
    order.next(key(1))
    expect(order.next(delta(4))).toEqual([])
    expect(order.next(delta(5))).toEqual([])
    expect(idsOf(order.next(key(3)))).toEqual([3, 4, 5])
    expect(idsOf(order.next(delta(6)))).toEqual([6])
  })

  it('is stuck once too many frames wait, until it is restarted', () => {
    const order = new FrameOrder()
    order.next(key(1))
    for (let id = 3; id < 62; id++) order.next(delta(id))
    expect(order.isStuck).toBe(false)
    order.next(delta(62))
    expect(order.isStuck).toBe(true)
    order.restart()
    expect(order.isStuck).toBe(false)
  })

  it('returns no delta frame without dependencies', () => {
    const order = new FrameOrder()
    order.next(key(1))
    expect(order.next({ id: 2, dependencies: [], isKey: false })).toEqual([])
  })
})
