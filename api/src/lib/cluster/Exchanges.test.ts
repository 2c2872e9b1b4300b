import { exchangeMs, Exchanges } from './Exchanges'

describe('Exchanges', () => {
  let nowMs = 0
  const exchanges = () => {
    nowMs = 0
    return new Exchanges(() => nowMs)
  }
  const inCall = (found: Exchanges) =>
    ['sharer', 'helper', 'stranger'].filter((id) => found.isInCall(id))

  it('does not put ids in a call for offers alone, however many', () => {
    const found = exchanges()
    found.note('offer', 'stranger', 'helper')
    found.note('offer', 'sharer', 'helper')
    expect(inCall(found)).toEqual([])
  })

  it('puts both ids in a call at an answer to an offer, and none at an answer without an offer', () => {
    const found = exchanges()
    found.note('answer', 'stranger', 'helper')
    found.note('offer', 'sharer', 'helper')
    found.note('answer', 'stranger', 'sharer')
    expect(inCall(found)).toEqual([])
    found.note('answer', 'helper', 'sharer')
    expect(inCall(found)).toEqual(['sharer', 'helper'])
  })

  it('forgets both ids after ten minutes without another exchange', () => {
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

  it('limits its size in a flood', () => {
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
