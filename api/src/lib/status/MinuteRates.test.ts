import { MinuteRates } from './MinuteRates'

const totals = (messages: number, refusals = 0) => ({
  peers: 3,
  callsBeingSetUp: 1,
  messages,
  refusals,
  iceCredentialsIssued: 7,
})

describe('MinuteRates', () => {
  it('passes on the current values', () => {
    expect(new MinuteRates().add(totals(0), 1000)).toMatchObject({
      peers: 3,
      callsBeingSetUp: 1,
      iceCredentialsIssued: 7,
    })
  })

  it('counts everything in the first minute of the process', () => {
    const rates = new MinuteRates()
    rates.add(totals(0), 0)
    expect(rates.add(totals(40, 2), 30_000)).toMatchObject({
      messagesPerMinute: 40,
      refusalsPerMinute: 2,
    })
  })

  it('counts only the last minute from the second minute on', () => {
    const rates = new MinuteRates()
    rates.add(totals(100, 5), 0)
    rates.add(totals(110, 5), 30_000)
    expect(rates.add(totals(130, 6), 60_000)).toMatchObject({
      messagesPerMinute: 30,
      refusalsPerMinute: 1,
    })
    expect(rates.add(totals(130, 6), 120_000)).toMatchObject({
      messagesPerMinute: 0,
      refusalsPerMinute: 0,
    })
  })
})
