import { hexOf } from 'src/browser/bytes'

const sha256 = (data: Uint8Array): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', data)

const digestBytes = 32

/**
 * The digest of a file that is hashed block by block, as WebCrypto only hashes
 * complete data: SHA-256 of the SHA-256 of its blocks.
 */
export class FileDigest {
  private readonly blocks: Promise<ArrayBuffer>[] = []

  has(index: number): boolean {
    return this.blocks[index] !== undefined
  }

  /** @param block must be the same in each call for that index */
  add(index: number, block: Uint8Array): void {
    this.blocks[index] ??= sha256(block)
  }

  /** @returns 64 hexadecimal digits, once all blocks are added */
  async toHex(): Promise<string> {
    const digests = await Promise.all(this.blocks)
    const all = new Uint8Array(digests.length * digestBytes)
    digests.forEach((each, index) =>
      all.set(new Uint8Array(each), index * digestBytes)
    )
    const digest = await sha256(all)
    return hexOf(new Uint8Array(digest))
  }
}
