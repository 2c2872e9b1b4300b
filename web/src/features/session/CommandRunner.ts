import type { CaptureListener, CapturePort } from 'src/features/capture'
import { usualQualityPreference } from 'src/features/picture'

import type { CallManager } from './CallManager'
import type { Command, TimerName } from './model/commands'
import type { PeerSessionEvent, Remembered } from './model/events'
import { type SessionPlan, wasOfPlan } from './model/plan'
import type { LiveObjects, PeerSessionSnapshot } from './PeerSessionSnapshot'
import type { TabIdentity } from './TabIdentity'
import { TimerQueue } from './TimerQueue'

export interface Ports {
  identities: Record<SessionPlan['role'], TabIdentity>
  capture: CapturePort
  emptyStream: () => MediaStream
  manageCalls: (dispatch: Dispatch) => CallManager
}

export type Dispatch = (event: PeerSessionEvent) => void

/**
 * Loads the module on demand, because few pages need it. If loading fails, the
 * page tries again when the server next refuses the token.
 */
const proveAgain = (getState: () => PeerSessionSnapshot): Promise<void> =>
  import('./proveAgain')
    .then((found) => found.proveAgain(getState))
    .catch(() => {})

export class CommandRunner {
  private readonly calls: CallManager
  private readonly timers: TimerQueue<TimerName>
  private empty: MediaStream | null = null

  constructor(
    private readonly ports: Ports,
    private readonly dispatch: Dispatch,
    private readonly getSnapshot: () => PeerSessionSnapshot
  ) {
    this.calls = ports.manageCalls(dispatch)
    this.timers = new TimerQueue((name) =>
      dispatch({ type: 'timer-due', name })
    )
  }

  liveObjects(): LiveObjects {
    const { cameraStream, track } = this.ports.capture
    return {
      cameraStream,
      captureTrack: track,
      remoteStream: this.calls.remoteStream,
      mediaConnection: this.calls.call,
      signals: this.calls.signals,
    }
  }

  replaceTrack(track: MediaStreamTrack | null): void {
    this.ports.capture.replaceTrack(track)
  }

  /**
   * @returns what this tab has stored for its role; if nothing, what a closed
   *   tab has stored about the same share
   */
  async recall(plan: SessionPlan): Promise<Remembered> {
    const identity = await this.ports.identities[plan.role].load(
      ({ id, share }) => share !== null && wasOfPlan(plan, id, share)
    )
    return {
      ownId: identity.id,
      unfinishedWith: identity.share,
      qualityPreference: identity.qualityPreference ?? usualQualityPreference,
      captureNumber: Math.floor(Math.random() * 2 ** 30),
    }
  }

  run(command: Command): void {
    const { capture } = this.ports
    switch (command.type) {
      case 'connect-peer':
        return void this.calls.connect(this.identity, command.desiredId)
      case 'ask-server':
        return this.calls.askServer()
      case 'destroy-peer':
        return this.calls.destroy()
      case 'prove-id':
        return void proveAgain(this.getSnapshot)
      case 'remember-id':
        return void this.identity.remember({ id: command.id })
      case 'remember-share':
        return void this.identity.remember({ share: command.remoteId })
      case 'remember-quality-preference':
        return void this.identity.remember({
          qualityPreference: command.qualityPreference,
        })
      case 'start-timer':
        return this.timers.start(
          command.name,
          command.delayMs,
          command.jitter ?? false
        )
      case 'stop-timer':
        return this.timers.stop(command.name)
      case 'place-call':
        return this.calls.place(command.remoteId, this.emptyStream)
      case 'answer-call':
        return this.calls.answer(command.callId, this.emptyStream)
      case 'refuse-call':
        return this.calls.refuse(command.callId, command.control)
      case 'admit-call':
        return this.calls.admit()
      case 'close-call':
        return this.calls.close(command.farewell)
      case 'restart-ice':
        return this.calls.call?.restartIce()
      case 'probe-call':
        return this.calls.call?.probe()
      case 'send-message':
        return this.calls.call?.send(command.message)
      case 'send-control':
        return this.calls.sendControl(command.remoteId, command.control)
      case 'request-capture':
        return capture.request(this.captureListener, command.source ?? 'screen')
      case 'change-capture':
        return capture.change(this.captureListener)
      case 'swap-capture':
        return void this.swapCapture()
      case 'drop-previous-capture':
        return capture.dropPrevious()
      case 'stop-capture':
        return capture.stop()
      case 'show-capture':
        void this.calls.call?.showTrack(capture.track)
        return this.calls.call?.playSound(capture.soundTrack)
      case 'hide-capture':
        void this.calls.call?.showTrack(null)
        return this.calls.call?.playSound(null)
      case 'send-sound':
        return this.calls.call?.sendSound(command.isHeard)
      case 'apply-quality-preference':
        return this.calls.call?.applyQualityPreference(
          command.qualityPreference
        )
    }
  }

  private readonly captureListener: CaptureListener = {
    soundChanged: (hasSound) =>
      this.dispatch({ type: 'sound-changed', hasSound }),
    pictureChanged: (isEmpty) =>
      this.dispatch({ type: 'picture-changed', isEmpty }),
    started: (surface) => this.dispatch({ type: 'capture-started', surface }),
    cancelled: () => this.dispatch({ type: 'capture-cancelled' }),
    failed: (error) => this.dispatch({ type: 'capture-failed', error }),
    ended: () => this.dispatch({ type: 'capture-ended' }),
  }

  /**
   * The old capture runs until the new track is being sent, so that the viewer
   * always sees a picture. If the sharer chooses yet another screen meanwhile,
   * the old capture runs until the track of that screen is being sent.
   */
  private async swapCapture(): Promise<void> {
    const { call } = this.calls
    const { capture } = this.ports
    const { track } = capture
    call?.playSound(capture.soundTrack)
    await call?.showTrack(track)
    if (capture.track === track) capture.dropPrevious()
  }

  /** All calls share one empty stream (specification §4). */
  private get emptyStream(): MediaStream {
    return (this.empty ??= this.ports.emptyStream())
  }

  private get identity(): TabIdentity {
    return this.ports.identities[this.getSnapshot().plan.role]
  }
}
