import { hexOf } from 'src/browser/bytes'

const sha256 = (data: Uint8Array): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', data)

const digestBytes = 32

/**
 * A file's digest: its blocks are hashed with SHA-256, then the concatenated
 * digests are hashed again. WebCrypto cannot hash a file piece by piece.
 */
export class FileDigest {
  private readonly blocks: Promise<ArrayBuffer>[] = []

  has(index: number): boolean {
    return this.blocks[index] !== undefined
  }

  /** @param block ignored if a block with this index was added before */
  add(index: number, block: Uint8Array): void {
    this.blocks[index] ??= sha256(block)
  }

  /**
   * Call this when all blocks are added.
   *
   * @returns 64 hexadecimal digits
   */
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
