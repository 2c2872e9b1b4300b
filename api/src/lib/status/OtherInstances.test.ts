import { parseFigures, writeFigures } from './InstanceFigures'
import { OtherInstances } from './OtherInstances'

const figures = (peers: number) => ({
  name: 'server:8911',
  version: '1.2.3',
  startedAt: new Date(0),
  peers,
})

describe('OtherInstances', () => {
  it('keeps the latest figures of each instance', () => {
    const others = new OtherInstances()
    others.note('one', figures(1), 0)
    others.note('two', figures(2), 0)
    others.note('one', figures(5), 2000)
    expect(others.figures(2000).map(({ peers }) => peers)).toEqual([5, 2])
  })

  it('forgets one that has been silent for 6 s', () => {
    const others = new OtherInstances()
    others.note('one', figures(1), 0)
    expect(others.figures(5999)).toHaveLength(1)
    expect(others.figures(6000)).toHaveLength(0)
  })

  it('remembers a limited number of instances', () => {
    const others = new OtherInstances()
    for (let number = 0; number < 1000; number++) {
      others.note(`instance-${number}`, figures(1), 0)
    }
    expect(others.figures(0)).toHaveLength(100)
  })
})

describe('parseFigures', () => {
  it('reads the figures that another instance has written', () => {
    expect(parseFigures(writeFigures(figures(7)))).toEqual(figures(7))
  })

  it.each([
    '',
    'null',
    '{}',
    '[1]',
    JSON.stringify({ ...figures(1), name: 'x'.repeat(301) }),
    JSON.stringify({ ...figures(1), startedAt: 'now' }),
    JSON.stringify({ ...figures(1), peers: -1 }),
    JSON.stringify({ ...figures(1), peers: 1.5 }),
    JSON.stringify({ ...figures(1), peers: '1' }),
    JSON.stringify({ ...figures(1), peers: 1e300 }),
  ])('ignores %j', (text) => {
    expect(parseFigures(text)).toBeNull()
  })
})
