import packageOfProduct from '../../../../package.json'

import { endsOfLife, reportOnNode } from './nodeVersion'

describe('the version of Node', () => {
  it('is refused if it is too old for the api', () => {
    for (const version of ['0.10.48', '16.20.2', '18.20.8', '19.9.0']) {
      expect(reportOnNode(version, '2026-11-24')).toEqual({
        refusal: `it needs Node 20, 22, 24, or 26, and this is Node ${version}`,
      })
    }
  })

  it.each([
    ['24.9.0', '2026-11-24'],
    ['26.1.0', '2026-11-24'],
    ['20.20.2', '2026-04-30'],
  ])('causes no report: %s on %s', (version, today) => {
    expect(reportOnNode(version, today)).toEqual({})
  })

  it('causes a warning when it gets no more security updates', () => {
    expect(reportOnNode('20.20.2', '2026-05-01')).toEqual({
      warning: 'Node 20 has had no security updates since 2026-04-30.',
    })
  })

  it.each(['21.7.3', '25.0.0', '28.0.0'])(
    'causes a warning if it is untested: %s',
    (version) => {
      expect(reportOnNode(version, '2026-11-24')).toEqual({
        warning: `Node ${version} is not tested: take 20, 22, 24, or 26.`,
      })
    }
  )

  it('has an end of life for each line that package.json names', () => {
    expect(packageOfProduct.engines.node).toBe(
      Object.keys(endsOfLife).join(' || ')
    )
  })
})
