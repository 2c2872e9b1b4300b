import { listen } from 'src/browser/listen'

import { ArrivingPicture } from './ArrivingPicture'

/** An incoming MediaConnection of PeerJS that is not answered yet. */
interface ReceivedConnection {
  answer(stream?: MediaStream): void
  once(event: 'close', ended: () => void): void
  readonly peerConnection: RTCPeerConnection | null
}

interface Call {
  getStats(): Promise<RTCStatsReport | null>
}

/** Decodes received video frames on arrival, in a worker (docs/picture.md). */
export class ArrivalDecoder {
  /** one for all connections of the page, so that there is one worker */
  private static ofPage: ArrivalDecoder | null = null

  private readonly worker = new Worker(
    new URL('./decoding.worker.ts', import.meta.url),
    { type: 'module' }
  )
  private isReady = false

  /**
   * @param failed called if this browser's VideoDecoder fails repeatedly
   * @returns null if the browser does not let a page decode received frames
   */
  static start(failed: () => void): ArrivalDecoder | null {
    const isSupported =
      'RTCRtpScriptTransform' in window &&
      'MediaStreamTrackGenerator' in window &&
      'MediaStreamTrackProcessor' in window &&
      'VideoDecoder' in window
    return isSupported ? (this.ofPage ??= new ArrivalDecoder(failed)) : null
  }

  private constructor(private readonly failed: () => void) {
    listen(this.worker, 'message', () => (this.isReady = true))
    listen(this.worker, 'error', () => (this.isReady = false))
  }

  /**
   * Once the connection is answered, replaces the video track in the received
   * stream by the frames that the worker decodes, and adds the worker's
   * counters to the call's statistics. Does nothing while the worker is not
   * ready.
   */
  follow(connection: ReceivedConnection, call: Call): void {
    const answer = connection.answer.bind(connection)
    const getStats = call.getStats.bind(call)
    connection.answer = (stream) => {
      answer(stream)
      // The transform is set in the task that creates the receiver: Chromium
      // ignores a later transform (measured).
      const { peerConnection } = connection
      if (!this.isReady || !peerConnection) return
      const picture = ArrivingPicture.of(peerConnection, this.worker, () => {
        this.isReady = false
        this.failed()
      })
      if (!picture) return
      call.getStats = async () => picture.withCounters(await getStats())
      connection.once('close', () => picture.end())
    }
  }
}
