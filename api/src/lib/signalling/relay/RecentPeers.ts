/** A page has one call, and perhaps a few earlier attempts. */
const maxPeers = 4

/** To whom each client has recently sent an offer, answer or candidate. */
export class RecentPeers {
  private readonly recentPeers = new Map<string, Set<string>>()

  note(userId: string, remoteId: string): void {
    const known = this.recentPeers.get(userId) ?? new Set()
    known.delete(remoteId)
    known.add(remoteId)
    if (known.size > maxPeers) {
      known.delete(known.values().next().value!)
    }
    this.recentPeers.set(userId, known)
  }

  /** @returns the removed peers, the most recent one last */
  forget(userId: string): readonly string[] {
    const known = [...(this.recentPeers.get(userId) ?? [])]
    this.recentPeers.delete(userId)
    return known
  }
}
