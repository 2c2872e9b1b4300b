import * as v from 'valibot'

import { Store } from 'src/browser/Store'
import type { CallPort } from 'src/features/call'
import { gestureRate, type MessageRouter } from 'src/features/messages'
import {
  isAlarmRaised,
  isIdle,
  type PeerSession,
  onParticipantChange,
} from 'src/features/session'

import { mayEcho } from './BrowserMicrophone'
import { noVoice, OwnVoice, type OwnVoiceState } from './OwnVoice'
import type { VoicePorts } from './VoicePorts'

declare module 'src/features/session' {
  interface SessionTools {
    voice: Voice
  }
}

export interface VoiceState extends OwnVoiceState {
  /** the peer's microphone, as reported by the peer's page */
  other: 'off' | 'on' | 'muted'
  /** whether the browser plays the peer's voice only after a click */
  isBlocked: boolean
  /**
   * whether the screen's sound is muted, because the peer would hear an echo
   */
  isScreenSoundOff: boolean
  /**
   * whether this computer's microphone was turned off because the sharer has
   * raised an alarm about the helper (PS40)
   */
  isEndedByAlarm: boolean
}

const voiceSchema = v.variant('type', [
  v.object({
    type: v.literal('voice'),
    state: v.picklist(['off', 'on', 'muted'] as const),
  }),
])

/**
 * Sends and plays the voices of both people over the media connection of the
 * call (docs/call.md).
 */
export class Voice {
  private readonly state = new Store<VoiceState>({
    ...noVoice,
    other: 'off',
    isBlocked: false,
    isScreenSoundOff: false,
    isEndedByAlarm: false,
  })
  private readonly own: OwnVoice
  private call: CallPort | null = null
  private told: 'off' | 'on' | 'muted' = 'off'
  /**
   * what the current sound mix depends on: the id of the microphone's track,
   * and whether the peer's voice is played
   */
  private mixed = ''
  private heard: MediaStream | null = null
  private isHeardElsewhere = false

  readonly subscribe = this.state.subscribe
  readonly getSnapshot = this.state.getSnapshot

  constructor(
    private readonly session: Pick<PeerSession, 'subscribe' | 'getSnapshot'>,
    private readonly router: MessageRouter,
    private readonly ports: VoicePorts
  ) {
    this.own = new OwnVoice(ports.microphone, this.getSnapshot, (change) => {
      this.set(change)
      this.follow()
    })
    // Registered before `follow`: the microphone must be released before the
    // voice could be sent to a new peer.
    onParticipantChange(session, () => {
      if (this.getSnapshot().own !== 'off') this.own.end()
    })
    session.subscribe(this.follow)
    router.register({
      schema: voiceSchema,
      from: { voice: 'both' },
      rate: gestureRate,
      handle: ({ state }, { isOwn }) => {
        if (isOwn) return
        this.set({ other: state })
        this.follow()
      },
    })
    this.follow()
  }

  /** Must be called in a click handler. */
  readonly start = async (): Promise<void> => {
    if (this.isSilenced) return
    this.set({ isEndedByAlarm: false })
    await this.own.start()
  }

  readonly choose = async (id: string): Promise<void> => {
    if (!this.isSilenced) await this.own.open(id)
  }

  readonly mute = (): void => this.own.enable(false)

  readonly unmute = (): void => this.own.enable(true)

  /** Releases the microphone. The peer's voice is still played. */
  readonly hangUp = (): void => this.own.end()

  /**
   * Plays the peer's voice after the browser has blocked it. Must be called in
   * a click handler.
   */
  readonly hear = (): void => {
    this.heard = null
    this.follow()
  }

  /**
   * @param isHeardElsewhere whether the video element already plays the peer's
   * voice
   */
  readonly leaveHearing = (isHeardElsewhere: boolean): void => {
    this.isHeardElsewhere = isHeardElsewhere
    this.follow()
  }

  private get isSilenced(): boolean {
    return isAlarmRaised(this.session.getSnapshot())
  }

  private get isOtherHeard(): boolean {
    return this.getSnapshot().other === 'on'
  }

  /** Called when the call, the stream or the peer's state may have changed. */
  private readonly follow = (): void => {
    const snapshot = this.session.getSnapshot()
    if (this.isSilenced && this.getSnapshot().own !== 'off') {
      this.set({ isEndedByAlarm: true })
      return this.own.end()
    }
    if (isIdle(snapshot) && this.getSnapshot().own !== 'off') {
      return this.own.end()
    }
    if (snapshot.mediaConnection !== this.call) {
      this.call = snapshot.mediaConnection
      this.told = 'off'
      this.mixed = ''
      // The reported state of the peer's microphone is valid only in the call
      // in which it was sent.
      this.set({ other: 'off' })
    }
    if (snapshot.remoteParticipantState === 'connected') {
      this.tell()
      this.mix()
    }
    this.play(snapshot.remoteStream)
  }

  /**
   * Sends the state of this computer's microphone. If the call is not open yet,
   * the next change of the session tries again.
   */
  private tell(): void {
    const { own, isInterrupted } = this.getSnapshot()
    const isSilent = own === 'on' && isInterrupted
    const state = own === 'asking' ? 'off' : isSilent ? 'muted' : own
    const { told } = this
    if (state === told) return
    this.told = state
    if (!this.router.send({ type: 'voice', state })) this.told = told
  }

  private mix(): void {
    const { track } = this.getSnapshot()
    const mixed = [track?.id ?? '', this.isOtherHeard ? 'heard' : ''].join(' ')
    if (mixed === this.mixed || (mixed === ' ' && this.mixed === '')) return
    this.mixed = mixed
    this.call?.mixSound(mixed === ' ' ? null : this.together)
    if (mixed === ' ') this.together(null)
  }

  private readonly together = (
    screen: MediaStreamTrack | null
  ): MediaStreamTrack | null => {
    const { surface } = this.session.getSnapshot()
    const isScreenSoundOff =
      screen !== null &&
      this.isOtherHeard &&
      mayEcho(surface, restrictsOwnAudio(screen))
    this.set({ isScreenSoundOff })
    return this.ports.mixer.mix(
      this.getSnapshot().track,
      isScreenSoundOff ? null : screen
    )
  }

  private play(stream: MediaStream | null): void {
    const isWanted =
      this.isOtherHeard && !this.isHeardElsewhere && !this.isSilenced
    const wanted = isWanted ? stream : null
    if (wanted === this.heard) return
    this.heard = wanted
    this.ports.loudspeaker.play(wanted, (isBlocked) => {
      if (this.heard === wanted) this.set({ isBlocked })
    })
  }

  private set(change: Partial<VoiceState>): void {
    this.state.set({ ...this.getSnapshot(), ...change })
  }
}

/** A property that TypeScript's DOM library lacks. */
const restrictsOwnAudio = (track: MediaStreamTrack): boolean =>
  Object(track.getSettings()).restrictOwnAudio === true
