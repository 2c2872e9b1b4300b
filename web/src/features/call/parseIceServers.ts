import * as v from 'valibot'

const schema = v.object({
  iceServers: v.array(
    v.object({
      urls: v.union([v.string(), v.array(v.string())]),
      username: v.optional(v.string()),
      credential: v.optional(v.string()),
    })
  ),
  ttlSeconds: v.pipe(v.number(), v.minValue(1)),
  /** the api has TURN relays, but returns them only to clients in a call */
  relaysInCall: v.optional(v.boolean(), false),
})

/** The response of the api’s function `iceServers`. */
export type IceServersAnswer = v.InferOutput<typeof schema>

/** @throws when the response is invalid */
export function parseIceServers(json: unknown): IceServersAnswer {
  const parsed = v.safeParse(schema, json)
  if (!parsed.success) throw new TypeError('not a list of ICE servers')
  return parsed.output
}
