import { listen } from 'src/browser/listen'

import { ArrivingPicture } from './ArrivingPicture'

/** A MediaConnection of PeerJS that has been received and not yet answered. */
interface ReceivedConnection {
  answer(stream?: MediaStream): void
  once(event: 'close', ended: () => void): void
  readonly peerConnection: RTCPeerConnection | null
}

interface Call {
  getStats(): Promise<RTCStatsReport | null>
}

/** Decodes pictures as they arrive, in a worker (docs/picture.md). */
export class ArrivalDecoder {
  /** One for all connections of the page: a worker lives until it is ended. */
  private static ofPage: ArrivalDecoder | null = null

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
    return isSupported ? (this.ofPage ??= new ArrivalDecoder()) : null
  }

  private constructor() {
    listen(this.worker, 'message', () => (this.isReady = true))
    listen(this.worker, 'error', () => (this.isReady = false))
  }

  /**
   * Puts the pictures that arrive into the stream of this connection, once it is
   * answered, and what is known of them into the statistics of its call. Without a
   * worker that is ready both stay as the browser made them.
   */
  follow(connection: ReceivedConnection, call: Call): void {
    const answer = connection.answer.bind(connection)
    const getStats = call.getStats.bind(call)
    connection.answer = (stream) => {
      answer(stream)
      // Chromium ignores a transform in a later task than the receiver's (measured).
      const { peerConnection } = connection
      if (!this.isReady || !peerConnection) return
      const picture = ArrivingPicture.of(peerConnection, this.worker)
      if (!picture) return
      call.getStats = async () => picture.withCounters(await getStats())
      connection.once('close', () => picture.end())
    }
  }
}
