import { fingerMove } from './fingerMove'

const at = (x: number, y: number) => ({ x, y })

describe('fingerMove', () => {
  it('drags with one finger, and never zooms with it', () => {
    expect(fingerMove([at(10, 10)], [at(15, 7)])).toEqual({
      delta: at(5, -3),
      factor: 1,
      about: at(15, 7),
    })
  })

  it('zooms by the change of the distance between two fingers', () => {
    expect(
      fingerMove([at(40, 50), at(60, 50)], [at(30, 50), at(70, 50)])
    ).toEqual({ delta: at(0, 0), factor: 2, about: at(50, 50) })
  })

  it('zooms and drags at once', () => {
    expect(fingerMove([at(0, 0), at(20, 0)], [at(10, 10), at(20, 10)])).toEqual(
      { delta: at(5, 10), factor: 0.5, about: at(15, 10) }
    )
  })

  it('does not zoom when two fingers start at one point', () => {
    const same = [at(5, 5), at(5, 5)]

    expect(fingerMove(same, [at(0, 5), at(10, 5)]).factor).toBe(1)
    expect(fingerMove([at(0, 5), at(10, 5)], same).factor).toBe(1)
  })
})
