import type { PictureCodec } from './model/picturePolicy'

declare global {
  interface RTCRtpEncodingParameters {
    /** https://w3c.github.io/webrtc-extensions/, in Chromium and Safari */
    codec?: RTCRtpCodec
  }
}

/** Encoding of video or audio; the browser chooses missing values. */
export interface EncodingWish {
  encoding: RTCRtpEncodingParameters
  /** one of the negotiated codecs; null: the first negotiated codec */
  codec?: PictureCodec | null
  /** for video only */
  degradationPreference?: RTCDegradationPreference
}

/**
 * Applies encoding changes to a sender one after another. `setParameters`
 * rejects parameters that were read before another change was applied (W3C
 * WebRTC 1.0 §5.2).
 */
export class SenderEncoding {
  private wish: EncodingWish | null = null
  private changing: Promise<void> | null = null
  private rejectsCodecs = false
  /** the codec that the browser used before this class selected one */
  private unnamedCodec: RTCRtpCodec | null = null

  constructor(private readonly sender: RTCRtpSender) {}

  /**
   * @returns a promise that resolves once this change, or a later change that
   * replaced it, is applied
   */
  want(wish: EncodingWish): Promise<void> {
    this.wish = wish
    return (this.changing ??= this.change())
  }

  private async change(): Promise<void> {
    while (this.wish) {
      const { wish } = this
      this.wish = null
      await this.apply(wish)
    }
    this.changing = null
  }

  /** If the browser rejects a parameter, the encoding does not change. */
  private async apply(wish: EncodingWish): Promise<void> {
    const parameters = this.sender.getParameters()
    const codec = this.rejectsCodecs ? undefined : this.named(wish, parameters)
    for (const encoding of parameters.encodings ?? []) {
      Object.assign(encoding, wish.encoding, { codec })
    }
    if (wish.degradationPreference) {
      parameters.degradationPreference = wish.degradationPreference
    }
    try {
      await this.sender.setParameters(parameters)
    } catch {
      if (!codec) return
      this.rejectsCodecs = true
      await this.apply(wish)
    }
  }

  /**
   * Never returns undefined after a codec was selected: if no codec is named,
   * Chromium goes on using the selected one. Chromium also lists the selected
   * codec first from then on (measured with 156), so the original first codec
   * is remembered.
   */
  private named(
    { codec }: EncodingWish,
    { codecs }: RTCRtpSendParameters
  ): RTCRtpCodec | undefined {
    const wished =
      codec && codecs?.find(({ mimeType }) => mimeType === `video/${codec}`)
    if (wished) this.unnamedCodec ??= codecs[0] ?? null
    return wished || this.unnamedCodec || undefined
  }
}
