import * as fc from 'fast-check'

import { rankCandidates, userFragmentOf } from './candidateRank'

const candidate = (priority: number) =>
  `candidate:1 1 udp ${priority} 10.0.0.1 5000 typ host generation 0 ufrag aB+/`
const priorityOf = (text: string) => Number(text.split(' ')[3])

const priorities = fc.integer({ min: 1, max: 2 ** 31 - 1 })
const ranks = fc.integer({ min: 0, max: 6 })

describe('rankCandidates', () => {
  it('ranks every candidate of a later restart above all earlier ones', () => {
    fc.assert(
      fc.property(priorities, priorities, ranks, (early, late, rank) => {
        const before = priorityOf(rankCandidates(candidate(early), rank))
        const after = priorityOf(rankCandidates(candidate(late), rank + 1))
        expect(after).toBeGreaterThan(before)
      })
    )
  })

  it('keeps their relative order, within the valid range of priorities', () => {
    fc.assert(
      fc.property(priorities, priorities, fc.nat(20), (one, other, rank) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map(
          (value) => priorityOf(rankCandidates(candidate(value), rank))
        )
        expect(low).toBeLessThanOrEqual(high!)
        expect(high).toBeLessThan(2 ** 31)
      })
    )
  })

  it('finds the candidates of a description, and changes nothing else', () => {
    const description = [
      'v=0',
      'a=ice-ufrag:aB+/',
      `a=${candidate(2113937151)}`,
      '',
    ].join('\r\n')
    expect(rankCandidates(description, 1)).toBe(
      description.replace('2113937151', '532677599')
    )
    expect(rankCandidates('', 1)).toBe('')
  })
})

it('reads the user name fragment of a description and of a candidate', () => {
  expect(userFragmentOf('v=0\r\na=ice-ufrag:aB+/\r\n')).toBe('aB+/')
  expect(userFragmentOf(candidate(1))).toBe('aB+/')
  expect(userFragmentOf('candidate:1')).toBeNull()
})
