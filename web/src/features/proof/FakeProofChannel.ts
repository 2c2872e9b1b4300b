export class FakeProofChannel extends EventTarget {
  readyState: RTCDataChannelState = 'open'
  readonly sent: string[] = []
  onSend: (text: string) => void = () => {}

  send(text: string): void {
    this.sent.push(text)
    this.onSend(text)
  }

  hear(text: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: text }))
  }

  close(): void {
    this.readyState = 'closed'
    this.dispatchEvent(new Event('close'))
  }
}

/**
 * Makes two connected ends of a fake DataChannel.
 *
 * @param between changes each message like a man in the middle; null drops a
 * message
 */
export function joined(
  between: (text: string) => string | null = (text) => text
): [FakeProofChannel, FakeProofChannel] {
  const ends = [new FakeProofChannel(), new FakeProofChannel()] as const
  ends.forEach((end, index) => {
    end.onSend = (text) =>
      void Promise.resolve().then(() => {
        const passed = between(text)
        if (passed !== null) ends[1 - index]?.hear(passed)
      })
  })
  return [...ends]
}
