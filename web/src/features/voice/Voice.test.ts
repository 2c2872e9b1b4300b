import { settle } from 'src/browser/FakeClock'
import { fakeTrack } from 'src/features/capture/FakeMediaStream'
import { until } from 'src/features/session/FakePeerSession'
import { isConnected } from 'src/features/session/FakeShare'
import { strangerAtTheLink } from 'src/features/session/FakeStranger'
import { newcomerQuestion } from 'src/features/session/model/selectors'

import { talking } from './FakeTalk'
import { Voice } from './Voice'

describe('Voice', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('requests and plays nothing automatically', async () => {
    const { parent, helper, call } = await talking()
    await settle()
    expect([...parent.ports.asked, ...helper.ports.asked]).toEqual([])
    expect([...parent.ports.played, ...helper.ports.played]).toEqual([])
    expect(call.other!.played).toBeNull()
  })

  it('lets the other side hear the microphone, and know about it', async () => {
    const { parent, helper, call, sharer } = await talking()
    void helper.voice.start()
    expect(helper.voice.getSnapshot().own).toBe('asking')
    await settle()

    expect(helper.voice.getSnapshot().own).toBe('on')
    expect(call.other!.played).toBe(helper.ports.opened[0])
    expect(parent.voice.getSnapshot().other).toBe('on')
    const { remoteStream } = sharer.session.getSnapshot()
    expect(parent.ports.played).toEqual([remoteStream])
  })

  it('is muted, unmuted, and then released', async () => {
    const { parent, helper, call } = await talking()
    await helper.voice.start()
    const [track] = helper.ports.opened
    helper.voice.mute()
    await settle()
    expect(track).toHaveProperty('enabled', false)
    expect(parent.voice.getSnapshot().other).toBe('muted')
    helper.voice.unmute()
    await settle()
    expect(parent.voice.getSnapshot().other).toBe('on')
    helper.voice.hangUp()
    await settle()

    expect(track?.readyState).toBe('ended')
    expect(call.other!.played).toBeNull()
    expect(parent.voice.getSnapshot().other).toBe('off')
    expect(parent.ports.played.at(-1)).toBeNull()
  })

  it("trusts the other side's state only within the same call", async () => {
    const { viewer, call, helper, parent } = await talking()
    parent.shared.router.send({ type: 'voice', state: 'on' })
    await settle()
    expect(helper.voice.getSnapshot().other).toBe('on')
    call.lose()
    call.other!.lose()
    await jest.advanceTimersByTimeAsync(2_000)
    await until(viewer.session, isConnected)
    expect(helper.voice.getSnapshot().other).toBe('off')
  })

  it('PS40 is ended by an alarm, which also stops playback, and does not restart after it', async () => {
    const { parent, helper, call, sharer } = await talking()
    await helper.voice.start()
    await parent.voice.start()
    const [track] = parent.ports.opened
    sharer.session.raiseAlarm()
    await settle()
    expect(track?.readyState).toBe('ended')
    expect(call.played).toBeNull()
    expect(parent.ports.played.at(-1)).toBeNull()
    expect(parent.voice.getSnapshot()).toMatchObject({
      own: 'off',
      isEndedByAlarm: true,
    })
    await parent.voice.start()
    expect(parent.ports.opened).toHaveLength(1)

    sharer.session.endAlarm()
    await settle()
    expect(parent.voice.getSnapshot().own).toBe('off')
    expect(parent.ports.played.at(-1)).not.toBeNull()
    await parent.voice.start()
    expect(parent.voice.getSnapshot()).toMatchObject({
      own: 'on',
      isEndedByAlarm: false,
    })
  })

  it('PS40 is not sent if the microphone opens after the alarm', async () => {
    const { parent, call, sharer } = await talking()
    const asked = parent.voice.start()
    sharer.session.raiseAlarm()
    await asked
    await settle()

    expect(parent.ports.opened[0]?.readyState).toBe('ended')
    expect(parent.voice.getSnapshot().own).toBe('off')
    expect(call.played).toBeNull()
  })

  it('is mixed with the sound of the screen, and sent alone while the screen is hidden', async () => {
    const { parent, sharer, call } = await talking({ withSound: true })
    const { soundTrack } = sharer.capture
    await parent.voice.start()
    const [voice] = parent.ports.opened
    const isBoth = () => {
      const last = parent.ports.mixed.at(-1)
      return (
        last?.voice === voice &&
        last?.screen === soundTrack &&
        last?.together === call.played
      )
    }
    expect(isBoth()).toBe(true)
    sharer.session.hide()
    expect(call.played === voice).toBe(true)
    sharer.session.show()
    expect(isBoth()).toBe(true)
    parent.voice.hangUp()
    expect(call.played).toBe(soundTrack)
  })

  it('withholds sound of a screen that would contain the helper’s own voice', async () => {
    const { parent, helper, sharer, call } = await talking({ withSound: true })
    await helper.voice.start()
    await settle()
    expect(call.played).toBeNull()
    expect(parent.voice.getSnapshot().isScreenSoundOff).toBe(true)
    helper.voice.hangUp()
    await settle()
    expect(call.played).toBe(sharer.capture.soundTrack)
    expect(parent.voice.getSnapshot().isScreenSoundOff).toBe(false)
  })

  it('keeps sending the sound of a single window, which does not contain this page', async () => {
    const { helper, sharer, call } = await talking({
      withSound: true,
      surface: 'window',
    })
    await helper.voice.start()
    await settle()
    expect(call.played).toBe(sharer.capture.soundTrack)
  })

  it('PS33 is never heard by somebody else: the microphone is released before they are admitted', async () => {
    const all = await talking({ withSound: true })
    const { parent, sharer } = all
    await parent.voice.start()
    const [microphone] = parent.ports.opened
    const { calling } = await strangerAtTheLink(all)
    expect(calling.played).toBeNull()
    expect(parent.voice.getSnapshot().own).toBe('on')

    const played: unknown[] = []
    const play = calling.playSound.bind(calling)
    calling.playSound = (track) => {
      play(track)
      played.push(calling.played)
    }
    sharer.session.admitNewcomer(newcomerQuestion(sharer.session.getSnapshot()))
    await settle()
    expect(parent.voice.getSnapshot().own).toBe('off')
    expect(microphone?.readyState).toBe('ended')
    expect(played).toEqual([sharer.capture.soundTrack])
    expect(parent.ports.mixed.at(-1)?.together).not.toBe(calling.played)
  })

  it('PS33 is never heard by somebody else after a reload, either', async () => {
    const all = await talking({ withSound: true })
    const { parent, sharer } = all
    const { getSnapshot } = sharer.session
    let participantNumber = 0
    jest
      .spyOn(sharer.session, 'getSnapshot')
      .mockImplementation(() => ({ ...getSnapshot(), participantNumber }))
    const voice = new Voice(sharer.session, parent.shared.router, parent.ports)
    await voice.start()
    expect(voice.getSnapshot().own).toBe('on')
    participantNumber = 1
    sharer.session.hide()
    expect(voice.getSnapshot().own).toBe('off')
  })

  it('PS33 leaves annotations and chat of one person to nobody else', async () => {
    const all = await talking()
    const { parent, helper, sharer } = all
    helper.shared.say({ type: 'text', id: 1, text: 'Hello, Dad' })
    await settle()
    expect(parent.shared.getSnapshot().said).toHaveLength(1)
    const { stranger, calling } = await strangerAtTheLink(all)
    const heard = jest.fn()
    calling.other?.appMessages.listen(heard)
    expect(parent.shared.say({ type: 'text', id: 2, text: 'Anna?' })).toBe(
      false
    )
    sharer.session.admitNewcomer(newcomerQuestion(sharer.session.getSnapshot()))
    await settle()

    expect(parent.shared.getSnapshot().said).toEqual([])
    expect(heard).not.toHaveBeenCalled()
    expect(stranger.session.getSnapshot()).toHaveProperty(
      'remoteScreen',
      'shared'
    )
  })

  it('continues in a new call of the same two people', async () => {
    const { viewer, helper, parent, call, signalling } = await talking()
    await helper.voice.start()
    await settle()
    call.lose()
    call.other!.lose()
    expect(helper.ports.opened[0]?.readyState).toBe('live')
    await jest.advanceTimersByTimeAsync(2_000)
    await until(viewer.session, isConnected)
    await settle()

    const again = signalling.peers[1]!.placed.at(-1)!
    expect(again).not.toBe(call)
    expect(again.other!.played).toBe(helper.ports.opened[0])
    expect(parent.voice.getSnapshot().other).toBe('on')
  })

  it('releases the microphone when the share is over', async () => {
    const { sharer, parent, helper } = await talking()
    await helper.voice.start()
    await parent.voice.start()
    sharer.session.stop()
    await settle()
    for (const { ports, voice } of [parent, helper]) {
      expect(ports.opened[0]?.readyState).toBe('ended')
      expect(voice.getSnapshot().own).toBe('off')
    }
  })

  it('releases a microphone that is granted after it was cancelled', async () => {
    const { helper } = await talking()
    const starting = helper.voice.start()
    helper.voice.hangUp()
    await starting
    expect(helper.ports.opened[0]?.readyState).toBe('ended')
    expect(helper.voice.getSnapshot().own).toBe('off')
  })

  it.each(['refused', 'missing', 'busy'] as const)(
    'says that the microphone is %s, and continues to share',
    async (trouble) => {
      const { parent, sharer } = await talking()
      parent.ports.trouble = trouble
      await parent.voice.start()
      expect(parent.voice.getSnapshot()).toMatchObject({ own: 'off', trouble })
      expect(isConnected(sharer.session.getSnapshot())).toBe(true)
    }
  )

  it('is heard after the click that a browser requires', async () => {
    const { parent, helper } = await talking()
    parent.ports.isBlocked = true
    await helper.voice.start()
    await settle()
    expect(parent.voice.getSnapshot().isBlocked).toBe(true)
    parent.ports.isBlocked = false
    parent.voice.hear()
    await settle()
    expect(parent.voice.getSnapshot().isBlocked).toBe(false)
    expect(parent.ports.played).toHaveLength(2)
  })

  it('is not played twice if the picture already plays it', async () => {
    const { parent, helper } = await talking()
    helper.voice.leaveHearing(true)
    await parent.voice.start()
    await settle()
    expect(helper.ports.played).toEqual([])
    helper.voice.leaveHearing(false)
    expect(helper.ports.played).toHaveLength(1)
  })

  it('recognises sound that cannot contain this page', async () => {
    const { parent, helper, sharer, call } = await talking()
    await helper.voice.start()
    await settle()
    const sound = fakeTrack('audio', {
      restrictOwnAudio: true,
    } as MediaTrackSettings)
    call.playSound(sound)
    expect(call.played).toBe(sound)
    expect(parent.voice.getSnapshot().isScreenSoundOff).toBe(false)
    expect(sharer.session.getSnapshot().surface).toBe('monitor')
  })
})
