import { listen, type Undo } from 'src/lib/browser/listen'

import type { ArrivalOrder, DecodedElsewhere } from './arrivalOrder'

/** A MediaConnection of PeerJS that has been received and not yet answered. */
interface ReceivedConnection {
  answer(stream?: MediaStream): void
  once(event: 'close', ended: () => void): void
  readonly peerConnection: RTCPeerConnection | null
}

/** Decodes pictures as they arrive, in a worker (docs/decisions/0098). */
export class ArrivalDecoder {
  private readonly worker = new Worker(
    new URL('./decoding.worker.ts', import.meta.url),
    { type: 'module' }
  )
  private isReady = false

  /** @returns null where the browser does not let a page decode what it receives */
  static start(): ArrivalDecoder | null {
    const isSupported =
      'RTCRtpScriptTransform' in window &&
      'MediaStreamTrackGenerator' in window &&
      'MediaStreamTrackProcessor' in window &&
      'VideoDecoder' in window
    return isSupported ? new ArrivalDecoder() : null
  }

  private constructor() {
    listen(this.worker, 'message', () => (this.isReady = true))
    listen(this.worker, 'error', () => (this.isReady = false))
  }

  /**
   * Puts the pictures that arrive into the stream of this connection, once it is
   * answered. Without a worker that is ready it stays as the browser made it.
   */
  follow(connection: ReceivedConnection): void {
    const answer = connection.answer.bind(connection)
    connection.answer = (stream) => {
      answer(stream)
      // Chromium ignores a transform in a later task than the receiver's (measured).
      const { peerConnection } = connection
      if (!this.isReady || !peerConnection) return
      const end = this.attach(peerConnection)
      if (end) connection.once('close', end)
    }
  }

  private attach(connection: RTCPeerConnection): Undo | null {
    const {
      MediaStreamTrackGenerator: Generator,
      MediaStreamTrackProcessor: Processor,
    } = window
    const receiver = connection
      .getReceivers()
      .find(({ track }) => track.kind === 'video')
    if (!receiver || !Generator || !Processor) return null
    const generator = new Generator({ kind: 'video' })
    const { writable } = generator
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      // The received track is shown itself.
      if (!namesFrames(connection)) return
      const { readable } = new Processor({ track: receiver.track })
      const answer: DecodedElsewhere = { readable }
      port1.postMessage(answer, [readable])
    }
    const order: ArrivalOrder = { writable, port: port2 }
    receiver.transform = new RTCRtpScriptTransform(this.worker, order, [
      writable,
      port2,
    ])
    listen(connection, 'track', ({ track, streams }: RTCTrackEvent) => {
      if (track !== receiver.track || !namesFrames(connection)) return
      for (const stream of streams) {
        stream.removeTrack(track)
        stream.addTrack(generator)
      }
    })
    return () => port1.postMessage(null)
  }
}

/** Without that, nobody would notice that a frame is missing. */
const namesFrames = ({ remoteDescription }: RTCPeerConnection): boolean =>
  !!remoteDescription?.sdp.includes('#dependency-descriptor-')
