import * as v from 'valibot'

import { parseJson } from 'src/browser/parseJson'

import { longestMessageLength } from './dataChannel'

type MessageSchema<Message> = v.GenericSchema<unknown, Message> & {
  options: readonly { entries: { type: { literal: string } } }[]
}

interface MessageCodec<Message> {
  /** @returns the text for the data channel */
  encode: (message: object) => string
  /**
   * Never throws: accepts anything that a data channel can deliver.
   *
   * @returns `unknown` for a message of a newer version, which is ignored, and
   * `malformed` for one that is dropped and counted
   */
  parse: (data: unknown) => Message | 'unknown' | 'malformed'
}

const envelopeSchema = v.object({ v: v.number(), type: v.string() })

/** Accepts any value. @returns null if it is not a message */
export function openMessage(
  data: unknown
): { v: number; type: string; json: unknown } | null {
  if (typeof data !== 'string' || data.length > longestMessageLength) {
    return null
  }
  const json = parseJson(data)
  const envelope = v.safeParse(envelopeSchema, json)
  return envelope.success ? { ...envelope.output, json } : null
}

/** Encodes messages for a data channel as JSON with a version. */
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
      const opened = openMessage(data)
      if (!opened) return 'malformed'
      if (!known.has(opened.type)) return 'unknown'
      const message = v.safeParse(schema, opened.json)
      if (message.success) return message.output
      return opened.v > version ? 'unknown' : 'malformed'
    },
  }
}
