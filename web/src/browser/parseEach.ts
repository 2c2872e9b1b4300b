import * as v from 'valibot'

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
