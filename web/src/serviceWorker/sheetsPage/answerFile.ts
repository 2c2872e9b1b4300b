interface Ways {
  /** whether the sheets page requests it */
  isForSheets: () => Promise<boolean>
  fromNetwork: () => Promise<Response>
  /** undefined if it is not cached */
  fromPrecache: () => Promise<Response | undefined>
}

/**
 * Answers a request for a file that the sheets page needs, and perhaps other
 * pages too. The sheets page gets it from the precache, as that page may itself
 * come from there: the server may be slow or have another build. Every other
 * page gets it from the network if possible, so that a share never depends on a
 * cache.
 */
export async function answerFile(ways: Ways): Promise<Response> {
  const kept = () => ways.fromPrecache().catch(() => undefined)
  if (await ways.isForSheets().catch(() => false)) {
    return (await kept()) ?? ways.fromNetwork()
  }
  const answer = await ways.fromNetwork().catch(() => null)
  if (answer?.ok) return answer
  return (await kept()) ?? answer ?? Response.error()
}
