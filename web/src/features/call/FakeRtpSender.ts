import { fakeTrack } from 'src/features/capture/FakeMediaStream'

import { fakeStats } from './FakeCall'

export const vp8: RTCRtpCodecParameters = {
  payloadType: 96,
  mimeType: 'video/VP8',
  clockRate: 90_000,
}

export const av1: RTCRtpCodecParameters = {
  payloadType: 45,
  mimeType: 'video/AV1',
  clockRate: 90_000,
  sdpFmtpLine: 'level-idx=5;profile=0;tier=0',
}

/** @param currentRoundTripTime in seconds */
export const fakeLink = (
  availableOutgoingBitrate: number,
  currentRoundTripTime: number
) => ({
  type: 'candidate-pair',
  selected: true,
  availableOutgoingBitrate,
  currentRoundTripTime,
})

export class FakeRtpSender {
  track: MediaStreamTrack | null = null
  framesSent = 0
  encodeSeconds = 0
  framesCaptured = 0
  framesEncoded = 0
  more: readonly object[] = []
  isRefusing = false
  isRefusingCodecs = false
  codecs: RTCRtpCodecParameters[] = [vp8, av1]
  get codec(): RTCRtpCodec | undefined {
    return this.codecs[0]
  }
  bytesSent: number | undefined
  readonly applied: RTCRtpEncodingParameters[] = []
  private transaction = 0
  private isChanging = false
  private parameters = {
    encodings: [{}],
  } as unknown as RTCRtpSendParameters

  get encoding(): RTCRtpEncodingParameters | undefined {
    return this.applied[this.applied.length - 1]
  }

  get degradationPreference(): RTCDegradationPreference | undefined {
    return this.parameters.degradationPreference
  }

  replaceTrack = async (track: MediaStreamTrack | null): Promise<void> => {
    this.track = track
  }

  getParameters = (): RTCRtpSendParameters => {
    this.transaction++
    return structuredClone({
      ...this.parameters,
      codecs: this.codecs,
      transactionId: String(this.transaction),
    })
  }

  /**
   * As in a browser, a further call fails until this one has resolved (W3C
   * WebRTC 1.0 §5.2).
   */
  setParameters = async (parameters: RTCRtpSendParameters): Promise<void> => {
    const isRefused =
      this.isRefusing ||
      (this.isRefusingCodecs && parameters.encodings[0]!.codec)
    if (isRefused) throw new DOMException('', 'InvalidModificationError')
    if (
      this.isChanging ||
      Number(parameters.transactionId) < this.transaction
    ) {
      throw new DOMException('', 'InvalidStateError')
    }
    this.isChanging = true
    await Promise.resolve()
    this.isChanging = false
    this.transaction++
    this.parameters = parameters
    this.prefer(parameters.encodings[0]?.codec)
    this.applied.push(structuredClone(parameters.encodings[0]!))
  }

  /**
   * As in Chromium, a codec that is set in an encoding becomes the first in the
   * list of codecs.
   */
  private prefer(named: RTCRtpCodec | undefined): void {
    const isNamed = ({ mimeType }: RTCRtpCodec) => mimeType === named?.mimeType
    const others = this.codecs.filter((codec) => !isNamed(codec))
    this.codecs = [...this.codecs.filter(isNamed), ...others]
  }

  getStats = async (): Promise<RTCStatsReport> =>
    fakeStats([
      {
        type: 'outbound-rtp',
        kind: 'video',
        framesSent: this.framesSent,
        framesEncoded: this.framesEncoded,
        bytesSent: this.bytesSent,
        totalEncodeTime: this.encodeSeconds,
      },
      { type: 'media-source', kind: 'video', frames: this.framesCaptured },
      ...this.more,
    ])

  asRtpSender = () => this as unknown as RTCRtpSender
}

export const screenTrack = (
  width: number,
  height: number,
  displaySurface = 'browser'
) =>
  Object.assign(fakeTrack(), {
    getSettings: () => ({ width, height, displaySurface }),
    applyConstraints: jest.fn((_: MediaTrackConstraints) => Promise.resolve()),
  })

/** @param frameMs how long the encoder takes for each frame */
export async function encodeFor(
  wire: FakeRtpSender,
  seconds: number,
  frameMs: number
) {
  for (let second = 0; second < seconds; second++) {
    const captured = wire.encoding?.maxFramerate ?? 30
    const encoded = Math.min(captured, 1_000 / frameMs)
    wire.framesCaptured += captured
    wire.framesEncoded += encoded
    wire.encodeSeconds += (encoded * frameMs) / 1_000
    await jest.advanceTimersByTimeAsync(1_000)
  }
}
