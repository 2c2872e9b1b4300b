import { settle } from 'src/browser/FakeClock'
import { fakeTrack } from 'src/features/capture/FakeMediaStream'

import { fingerprint, sdpOf } from './FakeConnection'
import type { PeerJsCall } from './PeerJsCall'
import {
  admitted,
  bye,
  connected,
  hello,
  remoteId,
} from './PeerJsCall.fixtures'

describe('what a PeerJsCall sends', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('PS33 sends and delivers no media and no messages before it is admitted', async () => {
    const { call, line, wire } = await connected()
    const heard = jest.fn(() => true)
    const track = Object.assign(fakeTrack(), { getSettings: () => ({}) })
    call.appMessages.listen(heard)
    void call.showTrack(track)
    call.playSound(fakeTrack('audio'))
    call.mixSound(() => fakeTrack('audio'))
    line.hear('{"v":1,"type":"text"}')
    await settle()
    expect(call.appMessages.send('text')).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    expect(wire.replaceTrack).not.toHaveBeenCalled()
    expect(wire.replaceSound).not.toHaveBeenCalled()

    call.admit()
    await settle()
    expect(heard.mock.calls).toEqual([['{"v":1,"type":"text"}']])
    expect(wire.replaceSound).not.toHaveBeenCalled()
    void call.showTrack(track)
    await settle()
    expect(wire.replaceTrack).toHaveBeenCalledWith(track)
  })

  it('PS33 opens a further channel only once it is admitted', async () => {
    const { call, wire } = await connected()
    expect(call.openChannel('file', 9)).toBeNull()
    call.admit()

    expect(call.openChannel('file', 9)).not.toBeNull()
    expect(wire.channelOptions).toMatchObject([
      { label: 'dc_kinscreen', id: 7 },
      { label: 'dc_file', id: 9, negotiated: true, ordered: true },
    ])
  })

  it.each<[string, (call: PeerJsCall) => unknown]>([
    ['is admitted', (call) => call.admit()],
    ['shows a screen', (call) => call.showTrack(fakeTrack())],
    ['plays a sound', (call) => call.playSound(fakeTrack('audio'))],
    ['mixes a voice', (call) => call.mixSound(() => fakeTrack('audio'))],
    ['opens a channel', (call) => call.openChannel('file', 9)],
  ])(
    'PS36 ends without a farewell if DTLS uses another certificate when the call %s',
    async (deed, act) => {
      const { call, wire, line, connection, countOf } = await (deed ===
      'is admitted'
        ? connected()
        : admitted())
      wire.remoteCertificates = [new ArrayBuffer(1)]
      await act(call)
      await settle()

      expect(countOf('proof-failed')).toBe(1)
      expect([connection.open, line.said]).toEqual([false, []])
      expect(wire.replaceTrack).not.toHaveBeenCalled()
      expect(wire.replaceSound).not.toHaveBeenCalled()
    }
  )

  it.each([
    ['another certificate', sdpOf(fingerprint.replace('E3', '00'))],
    ['two certificates', sdpOf(fingerprint, fingerprint.replace('E3', '00'))],
    ['no certificate', 'v=0'],
  ])(
    'PS36 ends with a farewell if a later description has %s',
    async (_, sdp) => {
      const { wire, line, countOf } = await admitted()
      await wire.setRemoteDescription({
        type: 'answer',
        sdp: sdpOf(fingerprint),
      })
      await expect(
        wire.setRemoteDescription({ type: 'answer', sdp })
      ).rejects.toThrow('certificate')

      expect(countOf('proof-failed')).toBe(1)
      expect(line.said).toMatchObject([bye])
      expect(wire.remoteDescriptions).toHaveLength(1)
    }
  )

  it('PS32 stores the agreed secret only once the peer is admitted', async () => {
    const { call, secrets } = await connected()
    expect(secrets.keepResumptionSecret).not.toHaveBeenCalled()
    call.admit()
    await settle()

    expect(secrets.keepResumptionSecret.mock.calls).toEqual([
      [
        remoteId,
        expect.stringMatching(new RegExp(`^[0-9a-f]{32}${hello.random}$`)),
      ],
    ])
  })

  it('PS22 removes the track of the picture', async () => {
    const { call, wire } = await admitted()
    call.showTrack(null)
    await settle()

    expect(wire.replaceTrack).toHaveBeenCalledWith(null)
  })

  it('PS25 sends the sound with its own sender, and removes it', async () => {
    const { call, wire } = await admitted()
    const track = fakeTrack('audio')
    call.playSound(track)
    call.playSound(null)

    expect(wire.replaceSound.mock.calls).toEqual([[track], [null]])
    expect(wire.replaceTrack).not.toHaveBeenCalled()
  })

  it('sends what a mix returns for the sound, until there is no mix', async () => {
    const { call, wire } = await admitted()
    const [sound, voice] = [fakeTrack('audio'), fakeTrack('audio')]
    call.playSound(sound)
    call.mixSound(() => voice)
    call.playSound(null)
    call.mixSound(null)
    call.playSound(sound)

    const sent = wire.replaceSound.mock.calls.flat()
    expect(sent).toEqual([sound, voice, voice, null, sound])
  })

  it('PS35 stops a sound that nobody hears, but not a voice', async () => {
    const { call, wire } = await admitted()
    const isSent = () => {
      const [last] = wire.setSoundParameters.mock.calls.at(-1) ?? []
      return last?.encodings[0]?.active
    }
    call.playSound(fakeTrack('audio'))
    call.sendSound(false)
    await settle()
    expect(isSent()).toBe(false)
    call.mixSound(() => fakeTrack('audio'))
    await settle()
    expect(isSent()).toBe(true)
    call.mixSound(null)
    await settle()
    expect(isSent()).toBe(false)
    call.sendSound(true)
    await settle()
    expect(isSent()).toBe(true)
  })

  it('continues if the peer has no audio section', async () => {
    const { call, wire, countOf } = await admitted()
    wire.replaceSound.mockRejectedValue(new DOMException('', 'InvalidState'))
    call.playSound(fakeTrack('audio'))
    await settle()

    expect(countOf('call-closed')).toBe(0)
  })

  it('is closed if the browser rejects a track', async () => {
    const { call, wire, connection, countOf } = await admitted()
    wire.replaceTrack.mockRejectedValue(new DOMException('', 'TypeError'))
    call.showTrack(Object.assign(fakeTrack(), { getSettings: () => ({}) }))
    await settle()

    expect(countOf('call-closed')).toBe(1)
    expect(connection.open).toBe(false)
  })
})
