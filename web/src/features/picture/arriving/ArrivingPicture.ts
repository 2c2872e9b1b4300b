import { listen } from 'src/browser/listen'

import type {
  ArrivalNews,
  ArrivalOrder,
  ArrivalRequest,
  DecodingCounters,
} from './arrivalOrder'

type Counted = (counters: DecodingCounters | null) => void

export class ArrivingPicture {
  private counting: Counted[] = []

  /**
   * Makes the worker decode the video of this connection, and replaces the
   * received track in the connection's streams by the decoded frames.
   *
   * @param failed called if this browser's VideoDecoder fails repeatedly
   * @returns null if the connection receives no video, or the browser lacks an
   * API
   */
  static of(
    connection: RTCPeerConnection,
    worker: Worker,
    failed: () => void
  ): ArrivingPicture | null {
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
    const { port1, port2: port } = new MessageChannel()
    const order: ArrivalOrder = { writable, port }
    receiver.transform = new RTCRtpScriptTransform(worker, order, [
      writable,
      port,
    ])
    let isReplaced = false
    listen(connection, 'track', ({ track, streams }: RTCTrackEvent) => {
      if (track !== receiver.track || !namesFrames(connection)) return
      isReplaced = true
      for (const stream of streams) {
        stream.removeTrack(track)
        stream.addTrack(generator)
      }
    })
    const decodedByBrowser = () =>
      // If the track was not replaced, the page already shows the received
      // track.
      isReplaced && receiver.track.readyState === 'live'
        ? new Processor({ track: receiver.track }).readable
        : null
    return new ArrivingPicture(port1, decodedByBrowser, failed)
  }

  private constructor(
    private readonly port: MessagePort,
    private readonly decodedByBrowser: () => ReadableStream<VideoFrame> | null,
    private readonly failed: () => void
  ) {
    port.onmessage = ({ data }: MessageEvent<ArrivalNews>) => this.told(data)
  }

  /**
   * The counters of the shown frames, which the worker decodes, replace those
   * of the frames that WebRTC decodes later and nobody sees.
   */
  async withCounters(
    stats: RTCStatsReport | null
  ): Promise<RTCStatsReport | null> {
    const counters = stats && (await this.counters())
    if (!counters) return stats
    const corrected = new Map<string, unknown>()
    stats.forEach((entry: RTCInboundRtpStreamStats, id) => {
      const isPicture = entry.type === 'inbound-rtp' && entry.kind === 'video'
      corrected.set(id, isPicture ? { ...entry, ...counters } : entry)
    })
    return corrected
  }

  end(): void {
    this.ask({ type: 'end' })
    this.counted(null)
  }

  private counters(): Promise<DecodingCounters | null> {
    return new Promise((resolve) => {
      this.counting.push(resolve)
      this.ask({ type: 'count' })
    })
  }

  private told(news: ArrivalNews): void {
    if (news.type === 'counted') return this.counted(news.counters)
    if (news.isDecoderBroken) this.failed()
    const readable = this.decodedByBrowser()
    if (readable) this.ask({ type: 'show', readable }, [readable])
  }

  private counted(counters: DecodingCounters | null): void {
    for (const each of this.counting.splice(0)) each(counters)
  }

  private ask(request: ArrivalRequest, transfer: Transferable[] = []): void {
    this.port.postMessage(request, transfer)
  }
}

/** Whether frames have ids: without ids, a missing frame goes unnoticed. */
const namesFrames = ({ remoteDescription }: RTCPeerConnection): boolean =>
  !!remoteDescription?.sdp.includes('#dependency-descriptor-')
