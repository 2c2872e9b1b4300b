import { chunkBytes } from 'src/features/wire'

/** Which file, and which of its chunks. */
const headerBytes = 8

/** A part of a file on its way, or the receiver’s answer to it. */
export type FileFrame =
  | { type: 'chunk'; id: number; index: number; data: Uint8Array }
  /** so many chunks, from the first on, have arrived */
  | { type: 'receipt'; id: number; count: number }

function header(size: number, id: number, number: number): Uint8Array {
  const frame = new Uint8Array(size)
  const view = new DataView(frame.buffer)
  view.setUint32(0, id)
  view.setUint32(4, number)
  return frame
}

/** @returns the message: whose chunk it is, its index, and its bytes */
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
 * Total: accepts anything that a data channel can deliver.
 *
 * @returns null for what is neither
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

/** @returns how many chunks a file of that size has */
export const chunkCount = (size: number): number => Math.ceil(size / chunkBytes)

/** @returns where the chunks up to that one end, in bytes */
export const bytesOfChunks = (count: number, size: number): number =>
  Math.min(count * chunkBytes, size)

/** A place where sending can begin: after a whole chunk, or at the end. */
export const isChunkEnd = (bytes: number, size: number): boolean =>
  bytes === size || (bytes >= 0 && bytes < size && bytes % chunkBytes === 0)

/** What is read, hashed and written at a time. */
export const chunksInBlock = 64

/** About a megabyte. */
export const blockBytes = chunksInBlock * chunkBytes

/** @returns the size of that block of the file, in bytes */
export const bytesOfBlock = (index: number, size: number): number =>
  Math.min(blockBytes, size - index * blockBytes)

/** @returns how many blocks a file of that size has */
export const blockCount = (size: number): number => Math.ceil(size / blockBytes)
