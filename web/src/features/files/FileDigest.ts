import { hexOf } from 'src/browser/bytes'

const sha256 = (data: Uint8Array): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', data)

const digestBytes = 32

/**
 * SHA-256 of the concatenated SHA-256 digests of a file’s blocks, because
 * WebCrypto cannot hash a file incrementally.
 */
export class FileDigest {
  private readonly blocks: Promise<ArrayBuffer>[] = []

  has(index: number): boolean {
    return this.blocks[index] !== undefined
  }

  /** @param block must be the same in each call with this index */
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
