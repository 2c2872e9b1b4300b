import * as v from 'valibot'

/** Of every message on the data channel. */
export const protocolVersion = 1

/** A longer text is dropped unread. */
export const longestMessageBytes = 4096

/** Messages that are told apart by their `type`. */
interface MessageSchema<Message> extends v.GenericSchema<unknown, Message> {
  readonly options: readonly {
    readonly entries: { readonly type: { readonly literal: string } }
  }[]
}

const envelopeSchema = v.object({ v: v.number(), type: v.string() })

/** @returns the text to put on the data channel */
export const encodeMessage = (message: { type: string }): string =>
  JSON.stringify({ v: protocolVersion, ...message })

/**
 * @returns a total function: it takes anything that a data channel can deliver,
 * and gives `unknown` for what a newer version says, which is ignored, and
 * `malformed` for what is dropped and counted
 */
export function messageParser<Message>(schema: MessageSchema<Message>) {
  const known = new Set(
    schema.options.map(({ entries }) => entries.type.literal)
  )

  return (data: unknown): Message | 'unknown' | 'malformed' => {
    if (typeof data !== 'string' || data.length > longestMessageBytes) {
      return 'malformed'
    }
    const json = parseJson(data)
    const envelope = v.safeParse(envelopeSchema, json)
    if (!envelope.success) return 'malformed'
    if (!known.has(envelope.output.type)) return 'unknown'
    const message = v.safeParse(schema, json)
    if (message.success) return message.output
    return envelope.output.v > protocolVersion ? 'unknown' : 'malformed'
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
