import * as v from 'valibot'

import { parseJson } from 'src/browser/parseJson'

import { longestMessageLength } from './dataChannel'

/** Messages distinguished by their `type`. */
type MessageSchema<Message> = v.GenericSchema<unknown, Message> & {
  options: readonly { entries: { type: { literal: string } } }[]
}

interface MessageCodec<Message> {
  /** @returns the text for the data channel */
  encode: (message: object) => string
  /**
   * Total: accepts anything that a data channel can deliver.
   *
   * @returns `unknown` for a message of a newer version, which is ignored, and
   * `malformed` for one that is dropped and counted
   */
  parse: (data: unknown) => Message | 'unknown' | 'malformed'
}

const envelopeSchema = v.object({ v: v.number(), type: v.string() })

/**
 * Encodes messages for a data channel as JSON with a version, and decodes them.
 */
export function messageCodec<Message>(
  version: number,
  schema: MessageSchema<Message>
): MessageCodec<Message> {
  const known = new Set(
    schema.options.map(({ entries }) => entries.type.literal)
  )
  return {
    encode: (message) => JSON.stringify({ v: version, ...message }),
    parse(data) {
      if (typeof data !== 'string' || data.length > longestMessageLength) {
        return 'malformed'
      }
      const json = parseJson(data)
      const envelope = v.safeParse(envelopeSchema, json)
      if (!envelope.success) return 'malformed'
      if (!known.has(envelope.output.type)) return 'unknown'
      const message = v.safeParse(schema, json)
      if (message.success) return message.output
      return envelope.output.v > version ? 'unknown' : 'malformed'
    },
  }
}
