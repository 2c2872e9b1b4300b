import { StatusHistory } from './StatusHistory'

const totals = (messages: number, refusals = 0) => ({
  peers: 3,
  callsBeingSetUp: 1,
  messages,
  refusals,
  iceCredentialsIssued: 7,
})

describe('StatusHistory', () => {
  it('passes on what is true now', () => {
    expect(new StatusHistory().add(totals(0), 1000)).toMatchObject({
      at: new Date(1000),
      peers: 3,
      callsBeingSetUp: 1,
      iceCredentialsIssued: 7,
    })
  })

  it('counts everything in the first minute of the process', () => {
    const history = new StatusHistory()
    history.add(totals(0), 0)
    expect(history.add(totals(40, 2), 30_000)).toMatchObject({
      messagesPerMinute: 40,
      refusalsPerMinute: 2,
    })
  })

  it('counts only the last minute later on', () => {
    const history = new StatusHistory()
    history.add(totals(100, 5), 0)
    history.add(totals(110, 5), 30_000)
    expect(history.add(totals(130, 6), 60_000)).toMatchObject({
      messagesPerMinute: 30,
      refusalsPerMinute: 1,
    })
    expect(history.add(totals(130, 6), 120_000)).toMatchObject({
      messagesPerMinute: 0,
      refusalsPerMinute: 0,
    })
  })

  it('keeps five minutes', () => {
    const history = new StatusHistory()
    for (let seconds = 0; seconds <= 600; seconds += 2) {
      history.add(totals(0), seconds * 1000)
    }
    expect(history.samples).toHaveLength(150)
  })
})
