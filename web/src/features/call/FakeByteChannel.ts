/**
 * As in a browser, a channel that is not open yet already receives messages.
 */
export class FakeByteChannel extends EventTarget {
  readyState: RTCDataChannelState = 'open'
  binaryType: BinaryType = 'blob'
  bufferedAmount = 0
  readonly sent: Uint8Array[] = []

  /** @param before called before each delivery; may close the channel */
  constructor(
    private readonly other: () => FakeByteChannel | undefined,
    private readonly before: () => void = () => {}
  ) {
    super()
  }

  send(data: Uint8Array): void {
    if (this.readyState !== 'open') throw new Error('InvalidStateError')
    this.sent.push(data)
    this.before()
    void Promise.resolve().then(() => {
      if (this.readyState === 'open') this.other()?.receive(data.slice().buffer)
    })
  }

  receive(data: unknown): void {
    if (this.readyState === 'closed') return
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }

  open(): void {
    this.readyState = 'open'
    this.dispatchEvent(new Event('open'))
  }

  close(): void {
    this.readyState = 'closed'
  }
}
