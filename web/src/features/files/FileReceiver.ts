import { chunkBytes } from 'src/features/wire'

import { FileDigest } from './FileDigest'
import type { FileSink } from './FileSink'
import {
  blockCount,
  bytesOfBlock,
  bytesOfChunks,
  chunkCount,
  chunksInBlock,
} from './model/chunk'
import { fileFormat, headBytes } from './model/fileFormat'
import type { EndReason, Purpose } from './model/fileMessage'
import { MacroScan } from './model/MacroScan'
import { type FileRefusal, refusedContent } from './model/refusedFile'

/**
 * While more blocks than this wait for the disk, no receipts are sent, so that
 * the sender waits.
 */
const mostUnwritten = 8

interface ReceiverListener {
  /** the first `count` chunks have arrived */
  progressed(count: number): void
  /** the first `count` chunks may be acknowledged: there is space for more */
  ready(count: number): void
  failed(why: EndReason, refusal?: FileRefusal | null): void
  saved(): void
}

interface Announced {
  name: string
  size: number
  purpose: Purpose
}

/** Assembles a file from its chunks, which may arrive in several calls. */
export class FileReceiver {
  private readonly digest = new FileDigest()
  private readonly macros: MacroScan | null
  private block: Uint8Array
  private count = 0
  private unwritten = 0
  private writing: Promise<void> = Promise.resolve()
  private expected: string | null = null
  private isOver = false

  constructor(
    private readonly file: Announced,
    private readonly sink: FileSink,
    private readonly listener: ReceiverListener
  ) {
    this.block = new Uint8Array(bytesOfBlock(0, file.size))
    this.macros = fileFormat(file.name)?.isZip ? new MacroScan() : null
  }

  /** Takes the next chunk. A wrong index or a wrong size ends the transfer. */
  chunk(index: number, data: Uint8Array): void {
    if (this.isOver) return
    const { name, size, purpose } = this.file
    const bytes = bytesOfChunks(index + 1, size) - bytesOfChunks(index, size)
    const isNext = index === this.count && index < chunkCount(size)
    if (!isNext || data.length !== bytes) return this.fail('broken')
    const refusal =
      index === 0
        ? refusedContent(data.subarray(0, headBytes), name, purpose)
        : null
    if (refusal) return this.fail('refused', refusal)
    this.block.set(data, (index % chunksInBlock) * chunkBytes)
    this.count++
    const isLast = this.count === chunkCount(size)
    if (isLast || this.count % chunksInBlock === 0) this.write()
    this.listener.progressed(this.count)
    this.tell()
    if (isLast) this.check()
  }

  /**
   * @param digest of the whole file, from the sender; may come before the last
   * chunk
   */
  verify(digest: string): void {
    this.expected = digest
    this.check()
  }

  discard(): void {
    if (this.isOver) return
    this.isOver = true
    this.sink.abort()
  }

  /**
   * Reports how many chunks may be acknowledged. Call this again when the
   * channel opens, because chunks can arrive before receipts can be sent.
   */
  tell(): void {
    if (this.unwritten <= mostUnwritten) this.listener.ready(this.count)
  }

  private write(): void {
    const { block } = this
    const index = Math.ceil(this.count / chunksInBlock) - 1
    this.digest.add(index, block)
    this.macros?.add(block)
    if (index + 1 < blockCount(this.file.size)) {
      this.block = new Uint8Array(bytesOfBlock(index + 1, this.file.size))
    }
    this.unwritten++
    this.writing = this.writing.then(async () => {
      if (this.isOver) return
      await this.sink.write(block)
      const wasBehind = this.unwritten-- > mostUnwritten
      if (wasBehind && !this.isOver) this.tell()
    })
    this.writing.catch(() => this.fail('unsaved'))
  }

  private check(): void {
    const { expected } = this
    if (this.count < chunkCount(this.file.size) || !expected) return
    void this.finish(expected).catch(() => this.fail('unsaved'))
  }

  private async finish(expected: string): Promise<void> {
    await this.writing
    const digest = await this.digest.toHex()
    if (this.isOver) return
    if (digest !== expected) return this.fail('broken')
    if (this.macros?.hasMacros) return this.fail('refused', 'content')
    this.isOver = true
    await this.sink.finish()
    this.listener.saved()
  }

  private fail(why: EndReason, refusal: FileRefusal | null = null): void {
    if (this.isOver && why !== 'unsaved') return
    this.isOver = true
    this.sink.abort()
    this.listener.failed(why, refusal)
  }
}
