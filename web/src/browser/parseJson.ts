import * as v from 'valibot'
/**
 * Never throws.
 *
 * @param text untrusted: stored in this browser, or sent to it
 * @returns undefined for invalid JSON and for null
 */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/**
 * Never throws.
 *
 * @param values untrusted: stored in this browser
 * @returns the valid items, in their order; empty if `values` is no array
 */
export const parseEach = <Item>(
  schema: v.GenericSchema<unknown, Item>,
  values: unknown
): Item[] =>
  (Array.isArray(values) ? values : []).flatMap((value) => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? [parsed.output] : []
  })
