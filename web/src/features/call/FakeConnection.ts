import type { MediaConnection } from 'peerjs'

import { fakeStats } from './FakeCall'

export class FakeDataChannel extends EventTarget {
  readyState: RTCDataChannelState = 'connecting'
  binaryType: BinaryType = 'blob'
  bufferedAmount = 0
  readonly sent: unknown[] = []

  send(data: string | ArrayBuffer): void {
    this.sent.push(typeof data === 'string' ? JSON.parse(data) : data)
  }

  open(): void {
    this.readyState = 'open'
    this.dispatchEvent(new Event('open'))
  }

  hear(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** `sent` without heartbeats and `hello` */
  get said(): unknown[] {
    return this.sent.filter(
      (message) => !/^(p[io]ng|hello)$/.test((message as { type: string }).type)
    )
  }
}

const messagesNumber = 7

export const fingerprint =
  'sha-256 E3:B0:C4:42:98:FC:1C:14:9A:FB:F4:C8:99:6F:B9:24:27:AE:41:E4:64:9B:93:4C:A4:95:99:1B:78:52:B8:55'

export const sdpOf = (...fingerprints: string[]): string =>
  ['v=0', ...fingerprints.map((each) => `a=fingerprint:${each}`), ''].join(
    '\r\n'
  )

export class FakePeerConnection extends EventTarget {
  readonly channel = new FakeDataChannel()
  readonly channels = new Map<number, FakeDataChannel>()
  readonly channelOptions: unknown[] = []
  readonly localDescriptions: (RTCLocalSessionDescriptionInit | undefined)[] =
    []
  readonly remoteDescriptions: RTCSessionDescriptionInit[] = []
  currentRemoteDescription: RTCSessionDescriptionInit | null = null
  rejectsAnswers = false
  readonly candidates: (RTCIceCandidateInit | null | undefined)[] = []
  readonly replaceTrack = jest.fn((_: MediaStreamTrack | null) =>
    Promise.resolve()
  )
  bytesReceived = 0
  readonly activity: unknown[] = []
  readonly setSoundParameters = jest.fn(async (_: RTCRtpSendParameters) => {})
  readonly replaceSound = jest.fn((_: MediaStreamTrack | null) =>
    Promise.resolve()
  )
  iceConnectionState: RTCIceConnectionState = 'new'
  signalingState: RTCSignalingState = 'have-local-offer'
  oniceconnectionstatechange: ((event: Event) => void) | null = null
  onicecandidate = () => {}
  ontrack: ((event: Pick<RTCTrackEvent, 'streams'>) => void) | null = null

  createDataChannel(label: string, options: RTCDataChannelInit) {
    const { id = 0 } = options
    this.channelOptions.push({ label, ...options })
    if (id !== messagesNumber) {
      const channel = this.channels.get(id) ?? new FakeDataChannel()
      this.channels.set(id, channel)
      return channel
    }
    return this.channel
  }

  getSenders = () => [
    {
      track: {
        kind: 'video',
        getSettings: () => ({}),
      },
      replaceTrack: this.replaceTrack,
      getParameters: () => ({ encodings: [{}] }),
      setParameters: async ({ encodings: [encoding] }: RTCRtpSendParameters) =>
        this.activity.push(encoding?.active),
      getStats: () => Promise.resolve(new Map()),
    },
    {
      track: { kind: 'audio' },
      replaceTrack: this.replaceSound,
      getParameters: () => ({ encodings: [{}] }),
      setParameters: this.setSoundParameters,
    },
  ]
  getReceivers = () => []
  /** empty as in Firefox, which does not expose certificates */
  remoteCertificates: ArrayBuffer[] = []
  readonly sctp = {
    transport: { getRemoteCertificates: () => this.remoteCertificates },
  }
  connectionState: RTCPeerConnectionState = 'new'
  getConfiguration = (): RTCConfiguration => ({})
  getStats = async () =>
    fakeStats([{ type: 'candidate-pair', bytesReceived: this.bytesReceived }])

  readonly createOffer = jest.fn(async (_: RTCOfferOptions) => ({}))

  async setLocalDescription(description?: RTCLocalSessionDescriptionInit) {
    this.localDescriptions.push(description)
  }

  async setRemoteDescription(description: RTCSessionDescriptionInit) {
    if (this.rejectsAnswers) throw new DOMException('', 'InvalidAccessError')
    this.remoteDescriptions.push(description)
    this.currentRemoteDescription = description
  }

  async addIceCandidate(candidate?: RTCIceCandidateInit | null) {
    this.candidates.push(candidate)
  }

  settle(): void {
    this.signalingState = 'stable'
    this.dispatchEvent(new Event('signalingstatechange'))
  }

  connect(): void {
    this.connectionState = 'connected'
    this.dispatchEvent(new Event('connectionstatechange'))
  }

  reach(state: RTCIceConnectionState): void {
    this.iceConnectionState = state
    this.oniceconnectionstatechange?.(new Event('iceconnectionstatechange'))
  }
}

type Handler = (value?: unknown) => void

/** Behaves like the MediaConnection of PeerJS 1.5.5. */
export class FakeConnection {
  readonly connectionId = 'mc_1'
  readonly provider = { id: 'own-id' }
  options = { _payload: { sdp: { type: 'offer', sdp: sdpOf(fingerprint) } } }
  peerConnection: FakePeerConnection | null = new FakePeerConnection()
  open = true
  answered: unknown = null
  private readonly handlers = new Map<string, Handler[]>()

  on(event: string, handler: Handler): void {
    this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler])
  }

  emit(event: string, value?: unknown): void {
    this.handlers.get(event)?.forEach((handler) => handler(value))
  }

  answer(stream: unknown): void {
    this.answered = stream
  }

  /** Like PeerJS, fires `close` synchronously, and only once. */
  close(): void {
    this.peerConnection = null
    if (!this.open) return
    this.open = false
    this.emit('close')
  }

  asMediaConnection = () => this as unknown as MediaConnection
}
