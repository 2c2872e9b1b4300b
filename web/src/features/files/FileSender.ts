import type { Undo } from 'src/browser/listen'
import { after } from 'src/browser/unthrottledTimers'
import { bufferLimitBytes, bufferRetryMs, chunkBytes } from 'src/features/wire'

import { FileDigest } from './FileDigest'
import {
  blockBytes,
  blockCount,
  bytesOfBlock,
  chunkCount,
  chunksInBlock,
  encodeChunk,
} from './model/chunk'
import { afterReceipt, firstWindow } from './model/sendWindow'

export type FileWire = Pick<
  RTCDataChannel,
  'readyState' | 'bufferedAmount' | 'send'
>

interface SenderListener {
  progressed(count: number): void
  /** all chunks have been passed to the DataChannel */
  sent(digest: string): void
  /** the file cannot be read, or its size has changed */
  unreadable(): void
}

/** Sends one file. After an outage, continues in the next call. */
export class FileSender {
  private readonly digest = new FileDigest()
  private readonly blocks = new Map<number, Uint8Array>()
  private readonly reading = new Map<number, Promise<void>>()
  private readonly sentAtMs = new Map<number, number>()
  private wire: FileWire | null = null
  private window = firstWindow
  private next = 0
  private received = 0
  private isSent = false
  private endRetrying: Undo | null = null

  constructor(
    private readonly file: Blob,
    private readonly id: number,
    private readonly listener: SenderListener,
    private readonly now: () => number = () => performance.now()
  ) {}

  /** @param from offset in bytes of the first chunk to send */
  start(wire: FileWire, from: number): void {
    this.halt()
    this.wire = wire
    this.window = firstWindow
    this.next = this.received = chunkCount(from)
    this.isSent = false
    this.sendOn()
  }

  halt(): void {
    this.wire = null
    this.endRetrying?.()
    this.endRetrying = null
    this.blocks.clear()
    this.sentAtMs.clear()
  }

  /**
   * The peer acknowledges the first `count` chunks. Receipts arrive in order,
   * so a lower count than before is invalid and ignored.
   */
  receipt(count: number): void {
    if (count <= this.received || count > this.next) return
    const sentAtMs = this.sentAtMs.get(count - 1)
    while (this.received < count) this.sentAtMs.delete(this.received++)
    if (sentAtMs !== undefined) {
      const endedAtMs = this.now()
      const ms = endedAtMs - sentAtMs
      this.window = afterReceipt(this.window, { ms, endedAtMs })
    }
    this.listener.progressed(count)
    this.sendOn()
  }

  /** Sends chunks until the send window is full; receipts open the window. */
  readonly sendOn = (): void => {
    const { wire } = this
    if (wire?.readyState !== 'open' || this.endRetrying) return
    while (this.next < chunkCount(this.file.size)) {
      if (this.next - this.received >= Math.floor(this.window.chunks)) return
      if (wire.bufferedAmount > bufferLimitBytes) return this.retry()
      const data = this.chunkAt(this.next)
      if (!data) return
      this.sentAtMs.set(this.next, this.now())
      wire.send(encodeChunk(this.id, this.next, data))
      this.next++
    }
    if (!this.isSent) void this.finish(wire)
    this.isSent = true
  }

  private retry(): void {
    this.endRetrying = after(bufferRetryMs, () => {
      this.endRetrying = null
      this.sendOn()
    })
  }

  /** @returns null while the block with this chunk is being read from disk */
  private chunkAt(index: number): Uint8Array | null {
    const at = Math.floor(index / chunksInBlock)
    const block = this.blocks.get(at)
    this.blocks.delete(at - 1)
    void this.read(at + 1)
    if (!block) {
      void this.read(at)
      return null
    }
    const from = (index % chunksInBlock) * chunkBytes
    return block.subarray(from, from + chunkBytes)
  }

  private async read(index: number): Promise<void> {
    if (index >= blockCount(this.file.size) || this.blocks.has(index)) return
    const begun = this.reading.get(index)
    if (begun) return begun
    const reading = this.readBlock(index)
    this.reading.set(index, reading)
    await reading
    this.reading.delete(index)
    this.sendOn()
  }

  private async readBlock(index: number): Promise<void> {
    const from = index * blockBytes
    const bytes = bytesOfBlock(index, this.file.size)
    const part = this.file.slice(from, from + bytes)
    const data = await part.arrayBuffer().catch(() => null)
    if (data?.byteLength !== bytes) return this.listener.unreadable()
    const block = new Uint8Array(data)
    this.digest.add(index, block)
    if (this.wire) this.blocks.set(index, block)
  }

  /**
   * Completes the digest: after an outage, blocks that the peer has already
   * were not read again, so they are hashed now.
   */
  private async finish(wire: FileWire): Promise<void> {
    for (let index = 0; index < blockCount(this.file.size); index++) {
      if (!this.digest.has(index)) await this.readBlock(index)
    }
    const digest = await this.digest.toHex()
    if (this.wire === wire) this.listener.sent(digest)
  }
}
