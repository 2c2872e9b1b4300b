import * as v from 'valibot'

/**
 * What one Peer tells another over signalling when there is no call between
 * them: `busy` refuses a second sharer, `returned` says that a reloaded page
 * is back and shares nothing.
 */
export type Control = 'busy' | 'returned'

const schema = v.object({
  type: v.literal('kinscreen'),
  v: v.number(),
  control: v.picklist(['busy', 'returned'] as const),
})

/** @returns the payload of a signalling message that PeerServer relays and PeerJS ignores */
export function encodeControl(control: Control) {
  return { type: 'kinscreen', v: 1, control } as const
}

/** Total. @returns null for every payload that is no control message of ours */
export function parseControl(payload: unknown): Control | null {
  const parsed = v.safeParse(schema, payload)
  return parsed.success ? parsed.output.control : null
}
