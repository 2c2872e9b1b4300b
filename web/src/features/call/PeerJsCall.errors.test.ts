import { reportError } from 'src/browser/errors/errorHandling'
import { fakeStream } from 'src/features/capture/FakeMediaStream'

import { FakeConnection } from './FakeConnection'
import { PeerJsCall } from './PeerJsCall'
import { connected, remoteId, secretsOf, wireFor } from './PeerJsCall.fixtures'

jest.mock('src/browser/errors/errorHandling', () => ({
  ...jest.requireActual('src/browser/errors/errorHandling'),
  reportError: jest.fn(),
}))

const connectionError = (type: string) =>
  Object.assign(new Error('No'), { type })

describe('an error of the connection', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it.each(['negotiation-failed', 'connection-closed'])(
    'reports the call as closed after %s, so that it is placed again [§8 connection errors]',
    async (type) => {
      const { connection, countOf } = await connected()
      connection.emit('error', connectionError(type))

      expect(countOf('call-closed')).toBe(1)
      expect(reportError).not.toHaveBeenCalled()
    }
  )

  it.each(['not-open-yet', 'message-too-big', 'new in PeerJS'])(
    'reports %s to the page, and continues [§8 connection errors]',
    async (type) => {
      const { connection, countOf } = await connected()
      const error = connectionError(type)
      connection.emit('error', error)

      expect(reportError).toHaveBeenCalledWith(error)
      expect(countOf('call-closed')).toBe(0)
    }
  )

  it('is prevented for a track without a stream, at which PeerJS would throw', () => {
    const connection = new FakeConnection()
    const wire = connection.peerConnection!
    const heard = jest.fn()
    wire.ontrack = heard
    new PeerJsCall(
      connection.asMediaConnection(),
      remoteId,
      wireFor(),
      secretsOf()
    ).placed(jest.fn())
    wire.ontrack({ streams: [] })
    expect(heard).not.toHaveBeenCalled()
    wire.ontrack({ streams: [fakeStream()] })

    expect(heard).toHaveBeenCalledTimes(1)
  })
})
