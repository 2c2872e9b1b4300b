import { chunkBytes } from 'src/features/wire'

/** The id of the transfer and the index of the chunk, 32 bits each. */
const headerBytes = 8

export type FileFrame =
  | { type: 'chunk'; id: number; index: number; data: Uint8Array }
  /** acknowledges the first `count` chunks */
  | { type: 'receipt'; id: number; count: number }

function header(size: number, id: number, number: number): Uint8Array {
  const frame = new Uint8Array(size)
  const view = new DataView(frame.buffer)
  view.setUint32(0, id)
  view.setUint32(4, number)
  return frame
}

export function encodeChunk(
  id: number,
  index: number,
  data: Uint8Array
): Uint8Array {
  const frame = header(headerBytes + data.length, id, index)
  frame.set(data, headerBytes)
  return frame
}

export const encodeReceipt = (id: number, count: number): Uint8Array =>
  header(headerBytes, id, count)

/**
 * Never throws, whatever a DataChannel delivers.
 *
 * @returns null if the message is neither a chunk nor a receipt
 */
export function parseFrame(message: unknown): FileFrame | null {
  if (!(message instanceof ArrayBuffer)) return null
  const { byteLength } = message
  if (byteLength < headerBytes || byteLength > headerBytes + chunkBytes) {
    return null
  }
  const view = new DataView(message)
  const [id, number] = [view.getUint32(0), view.getUint32(4)]
  return byteLength === headerBytes
    ? { type: 'receipt', id, count: number }
    : {
        type: 'chunk',
        id,
        index: number,
        data: new Uint8Array(message, headerBytes),
      }
}

export const chunkCount = (size: number): number => Math.ceil(size / chunkBytes)

/**
 * @returns the length in bytes of the first `count` chunks of a file of that
 * size
 */
export const bytesOfChunks = (count: number, size: number): number =>
  Math.min(count * chunkBytes, size)

/**
 * @returns whether a chunk begins or the file ends at this offset, so that
 * sending can resume there
 */
export const isChunkEnd = (bytes: number, size: number): boolean =>
  bytes === size || (bytes >= 0 && bytes < size && bytes % chunkBytes === 0)

/** Chunks in a block: files are read, hashed and written in blocks. */
export const chunksInBlock = 64

/** About 1 MB. */
export const blockBytes = chunksInBlock * chunkBytes

/** @returns the length of this block in bytes; the last one is shorter */
export const bytesOfBlock = (index: number, size: number): number =>
  Math.min(blockBytes, size - index * blockBytes)

export const blockCount = (size: number): number => Math.ceil(size / blockBytes)
