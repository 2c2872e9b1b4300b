import { chunkBytes } from 'src/features/call/model/dataChannel'

/** What is read, hashed and written at a time. */
export const chunksInBlock = 64

/** About a megabyte. */
export const blockBytes = chunksInBlock * chunkBytes

/** @returns the size of that block of the file, in bytes */
export const bytesOfBlock = (index: number, size: number): number =>
  Math.min(blockBytes, size - index * blockBytes)

/** @returns how many blocks a file of that size has */
export const blockCount = (size: number): number => Math.ceil(size / blockBytes)
