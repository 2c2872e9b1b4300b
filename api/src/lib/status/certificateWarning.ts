/** Let's Encrypt renews 30 days before the end: by then it has failed for long. */
const soonMs = 14 * 86_400_000

/**
 * What an operator should hear of the certificate.
 * @param endsAt null where it is not known
 * @param nowMs milliseconds since the Unix epoch
 * @returns null where there is nothing to say
 */
export function certificateWarning(
  endsAt: Date | null,
  nowMs: number
): 'certificate-ended' | 'certificate-ends-soon' | null {
  if (endsAt === null) return null
  const leftMs = endsAt.getTime() - nowMs
  if (leftMs <= 0) return 'certificate-ended'
  return leftMs < soonMs ? 'certificate-ends-soon' : null
}
