interface Ways {
  /** whether the sheets page requests the file */
  isForSheets: () => Promise<boolean>
  fromNetwork: () => Promise<Response>
  /** undefined if the file is not cached */
  fromPrecache: () => Promise<Response | undefined>
}

/**
 * Answers requests for files that the sheets page shares with other pages. The
 * sheets page gets a file from the precache, because the page itself may come
 * from the precache, and the server may have another build. Other pages get the
 * file from the network if possible, so that a share never depends on a cache.
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
