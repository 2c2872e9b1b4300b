import type { CallResumption } from './CallResumption'

/** Loaded with the first call: nothing is proved before. */
export async function loadCallResumption(
  ...call: ConstructorParameters<typeof CallResumption>
): Promise<CallResumption> {
  const found = await import('./CallResumption')
  return new found.CallResumption(...call)
}
