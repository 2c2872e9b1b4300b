import { TokenBucket } from 'src/lib/limits/TokenBucket'

/**
 * A call takes about 10 KB, and so does an ICE restart. The burst equals the
 * queue limit of one receiver.
 */
const flow = { burst: 256 * 1024, perSecond: 64 * 1024 }

/**
 * To how many receivers one client may send. A page has one call, and perhaps a
 * request from another page.
 */
const maxReceivers = 16

export class ByteBudgets {
  private readonly buckets = new Map<string, TokenBucket>()

  /**
   * @param nowMs time of a monotonic clock
   * @returns false if the receiver's budget is used up, or if there are too
   * many receivers
   */
  spend(dst: string, bytes: number, nowMs: number): boolean {
    return this.bucketFor(dst, nowMs)?.take(nowMs, bytes) ?? false
  }

  private bucketFor(dst: string, nowMs: number): TokenBucket | undefined {
    const known = this.buckets.get(dst)
    if (known || (this.isFull() && !this.makeRoom(nowMs))) {
      return known
    }
    const bucket = new TokenBucket(flow)
    this.buckets.set(dst, bucket)
    return bucket
  }

  private isFull(): boolean {
    return this.buckets.size >= maxReceivers
  }

  // A full bucket limits nothing, so it can be deleted.
  private makeRoom(nowMs: number): boolean {
    this.buckets.forEach((bucket, dst) => {
      if (bucket.isFull(nowMs)) {
        this.buckets.delete(dst)
      }
    })
    return !this.isFull()
  }
}
