import { metrics } from 'src/lib/metrics/metrics'

import { addedSince, hintsOf, readFigures } from './logFigures'

describe('the figures of a minute', () => {
  it('are the increase since the last reading', async () => {
    metrics.upgrades.inc({ result: 'accept' }, 2)
    const before = await readFigures()
    metrics.upgrades.inc({ result: 'accept' }, 3)
    metrics.rateLimited.inc({ where: 'sign-in' })
    expect(addedSince(before, await readFigures())).toEqual({
      'upgrade-accept': 3,
      'limited-sign-in': 1,
    })
  })

  it('are empty when nothing has happened', async () => {
    const figures = await readFigures()
    expect(addedSince(figures, figures)).toEqual({})
  })

  it.each([
    ['upgrade-403', /ALLOWED_ORIGINS/],
    ['upgrade-426', /Upgrade and Connection/],
  ])('contain advice for %s', (name, hint) => {
    expect(hintsOf({ [name]: 1, 'upgrade-accept': 5 })).toEqual([
      expect.stringMatching(hint),
    ])
  })
})
