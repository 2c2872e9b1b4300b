import * as v from 'valibot'

import { parseJson, readRoutedFrame } from 'src/lib/signalling/frame'
import { parseUserId } from 'src/lib/userId'

const userId = v.custom<string>((value) => parseUserId(value) !== null)

const frame = v.pipe(
  v.unknown(),
  v.transform(readRoutedFrame),
  v.custom<NonNullable<ReturnType<typeof readRoutedFrame>>>(
    (value) => value !== null
  )
)

const Message = v.variant('kind', [
  v.object({ kind: v.literal('frame'), from: v.string(), frame }),
  v.object({ kind: v.literal('returned'), frame }),
  v.object({ kind: v.literal('joined'), userId }),
  v.object({ kind: v.literal('moved'), userId, lease: v.string() }),
])

/** What the instances tell each other over Redis. */
export type ClusterMessage = v.InferOutput<typeof Message>

/** Total: null for what no instance of ours has sent. */
export const parseMessage = (text: string): ClusterMessage | null => {
  const { success, output } = v.safeParse(Message, parseJson(text))
  return success ? output : null
}
