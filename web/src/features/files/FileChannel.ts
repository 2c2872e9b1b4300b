import { listen } from 'src/browser/listen'
import type { CallPort } from 'src/features/call'
import { bufferLimitBytes } from 'src/features/wire'

import { type FileFrame, parseFrame } from './model/chunk'

/**
 * Id of the DataChannel. Both pages create it with `negotiated: true`, so it
 * needs no new SDP offer (docs/decisions/0010).
 */
const channelNumber = 9

interface FrameListener {
  open(): void
  /** @returns whether the frame was expected */
  frame(frame: FileFrame): boolean
}

/** The DataChannel for chunks of files, and for their receipts. */
export class FileChannel {
  /** number of invalid or unexpected messages */
  droppedCount = 0
  private droppedBytes = 0

  /**
   * @returns null if the person has not accepted the call yet, or it is not
   * connected
   */
  static of(
    call: Pick<CallPort, 'openChannel'>,
    listener: FrameListener
  ): FileChannel | null {
    const wire = call.openChannel('file', channelNumber)
    return wire && new FileChannel(wire, listener)
  }

  private constructor(
    readonly wire: RTCDataChannel,
    private readonly listener: FrameListener
  ) {
    wire.binaryType = 'arraybuffer'
    listen(wire, 'open', () => listener.open())
    listen<MessageEvent>(wire, 'message', ({ data }) => this.receive(data))
  }

  send(frame: Uint8Array): void {
    if (this.wire.readyState === 'open') this.wire.send(frame)
  }

  private receive(data: unknown): void {
    const frame = parseFrame(data)
    if (frame && this.listener.frame(frame)) {
      this.droppedBytes = 0
      return
    }
    this.droppedCount++
    this.droppedBytes += Object(data).byteLength ?? 0
    // Chunks of a cancelled transfer may still arrive, but no more than the
    // peer's send buffer holds. More would be an attack.
    if (this.droppedBytes > bufferLimitBytes) this.wire.close()
  }
}
