import * as v from 'valibot'
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

/**
 * Total.
 *
 * @param values untrusted: what this browser has stored
 * @returns the items that are whole, in their order
 */
export const parseEach = <Item>(
  schema: v.GenericSchema<unknown, Item>,
  values: unknown
): Item[] =>
  (Array.isArray(values) ? values : []).flatMap((value) => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? [parsed.output] : []
  })
