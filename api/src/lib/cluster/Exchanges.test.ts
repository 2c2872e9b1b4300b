import { exchangeMs, Exchanges } from './Exchanges'

describe('Exchanges', () => {
  let nowMs = 0
  const exchanges = () => {
    nowMs = 0
    return new Exchanges(() => nowMs)
  }
  const inCall = (found: Exchanges) =>
    ['sharer', 'helper', 'stranger'].filter((id) => found.isInCall(id))

  it('knows nobody by an offer alone, however many', () => {
    const found = exchanges()
    found.note('offer', 'stranger', 'helper')
    found.note('offer', 'sharer', 'helper')
    expect(inCall(found)).toEqual([])
  })

  it('knows both by an answer to an offer, and nobody by one to nothing', () => {
    const found = exchanges()
    found.note('answer', 'stranger', 'helper')
    found.note('offer', 'sharer', 'helper')
    found.note('answer', 'stranger', 'sharer')
    expect(inCall(found)).toEqual([])
    found.note('answer', 'helper', 'sharer')
    expect(inCall(found)).toEqual(['sharer', 'helper'])
  })

  it('forgets them after ten minutes without another exchange', () => {
    const found = exchanges()
    found.note('offer', 'sharer', 'helper')
    found.note('answer', 'helper', 'sharer')
    nowMs = exchangeMs - 1
    expect(inCall(found)).toEqual(['sharer', 'helper'])
    nowMs = exchangeMs
    expect(inCall(found)).toEqual([])
    found.note('answer', 'helper', 'sharer')
    expect(inCall(found)).toEqual([])
  })

  it('keeps no flood', () => {
    const found = exchanges()
    for (let number = 0; number < 150_000; number++) {
      found.note('offer', 'stranger', `nobody-${number}`)
    }
    found.note('offer', 'sharer', 'helper')
    found.note('answer', 'helper', 'sharer')
    expect(inCall(found)).toEqual(['sharer', 'helper'])
    found.note('answer', 'nobody-1', 'stranger')
    expect(found.isInCall('stranger')).toBe(false)
  })
})
