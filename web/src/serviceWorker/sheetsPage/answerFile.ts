interface Ways {
  /** whether the page of the sheets asks */
  isForSheets: () => Promise<boolean>
  fromNetwork: () => Promise<Response>
  /** undefined where it is not kept */
  fromPrecache: () => Promise<Response | undefined>
}

/**
 * A file that the page of the sheets needs, and perhaps others. The page of the
 * sheets has it from the precache, since it may itself be from there: the server
 * has another build by now, or is slow. Every other page has it from the network
 * while that has it, so that nothing of a share ever depends on a cache.
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
