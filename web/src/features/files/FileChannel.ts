import { listen } from 'src/browser/listen'
import type { CallPort } from 'src/features/call'
import { bufferLimitBytes } from 'src/features/wire'

import { type FileFrame, parseFrame } from './model/chunk'

/** Both sides use this id, so no offer is needed (docs/decisions/0010). */
const channelNumber = 9

interface FrameListener {
  open(): void
  /** @returns whether the frame was expected */
  frame(frame: FileFrame): boolean
}

/** Carries the chunks of files and their receipts. */
export class FileChannel {
  /** invalid or unexpected messages */
  droppedCount = 0
  private droppedBytes = 0

  /** @returns null if the call is not admitted, or no longer connected */
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
    // Frames of a cancelled transfer may still arrive, but no more than fit
    // into the send buffer.
    if (this.droppedBytes > bufferLimitBytes) this.wire.close()
  }
}
