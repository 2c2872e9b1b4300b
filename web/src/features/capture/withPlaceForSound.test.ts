import { fakeStream, fakeTrack } from './FakeMediaStream'
import { withPlaceForSound } from './withPlaceForSound'

describe('withPlaceForSound', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'))

  it('lays a track of sound beside the picture, of a connection that is closed', () => {
    const close = jest.fn()
    const sound = fakeTrack('audio')
    const addTransceiver = jest.fn(() => ({ receiver: { track: sound } }))
    Object.assign(globalThis, {
      RTCPeerConnection: jest.fn(() => ({ addTransceiver, close })),
    })
    const picture = fakeTrack()
    const stream = withPlaceForSound(fakeStream(picture))

    expect(stream.getTracks()).toEqual([picture, sound])
    expect(addTransceiver).toHaveBeenCalledWith('audio')
    expect(close).toHaveBeenCalledTimes(1)
  })
})
