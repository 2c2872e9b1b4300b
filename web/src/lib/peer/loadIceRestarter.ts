import type { IceRestarter } from './IceRestarter'

/** Loaded with the first call: before that there is nothing to restart. */
export async function loadIceRestarter(
  ...call: ConstructorParameters<typeof IceRestarter>
): Promise<IceRestarter> {
  const found = await import('./IceRestarter')
  return new found.IceRestarter(...call)
}
