/**
 * Total.
 *
 * @param text untrusted: stored in this browser, or sent to it
 * @returns undefined for what is no JSON, and for nothing
 */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
