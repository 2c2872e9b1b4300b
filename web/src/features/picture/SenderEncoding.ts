import type { PictureCodec } from './model/pictureCodec'

declare global {
  interface RTCRtpEncodingParameters {
    /** https://w3c.github.io/webrtc-extensions/, in Chromium and Safari */
    codec?: RTCRtpCodec
  }
}

/**
 * The encoding parameters of a picture or a sound; missing ones are left to the browser.
 */
export interface EncodingWish {
  encoding: RTCRtpEncodingParameters
  /** of those that were negotiated; null for the first of them */
  codec?: PictureCodec | null
  /** of a picture */
  degradationPreference?: RTCDegradationPreference
}

/**
 * Applies encoding changes to a sender one after another: a browser rejects
 * parameters that were read before another change was done (W3C WebRTC 1.0
 * §5.2).
 */
export class SenderEncoding {
  private wish: EncodingWish | null = null
  private changing: Promise<void> | null = null
  private rejectsCodecs = false
  /** In which it sends as long as no codec is named; null until one is. */
  private unnamedCodec: RTCRtpCodec | null = null

  constructor(private readonly sender: RTCRtpSender) {}

  /** @returns once that change is applied, or a later one in its place */
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

  /**
   * A browser that rejects a parameter sends the picture as it would anyway.
   */
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
   * Chromium goes on in a codec that was named until another one is, and lists it
   * first from then on (measured with 156).
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
