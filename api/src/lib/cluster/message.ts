import {
  readRoutedFrame,
  type RoutedFrame,
} from 'src/lib/signallingMessages/routedFrame'
import {
  type InstanceFigures,
  parseFigures,
  writeFigures,
} from 'src/lib/status/InstanceFigures'
import { parseUserId } from 'src/lib/userId'

export type ClusterMessage =
  | { kind: 'frame'; from: string; frame: RoutedFrame }
  | { kind: 'returned'; from: string; frame: RoutedFrame }
  | { kind: 'joined'; from: string; userId: string }
  | { kind: 'moved'; userId: string; lease: string }
  | { kind: 'figures'; from: string; figures: InstanceFigures }

/**
 * Writes one line per field. The JSON of the relayed message comes last, so
 * that it is copied instead of being encoded again.
 */
export function writeMessage(message: ClusterMessage): string {
  const { kind } = message
  switch (kind) {
    case 'frame':
    case 'returned':
      return `${kind}\n${message.from}\n${message.frame.text}`
    case 'joined':
      return `${kind}\n${message.from}\n${message.userId}`
    case 'moved':
      return `${kind}\n${message.userId}\n${message.lease}`
    case 'figures':
      return `${kind}\n${message.from}\n${writeFigures(message.figures)}`
  }
}

function cut(text: string): [string, string] {
  const end = text.indexOf('\n')
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}

/**
 * Never throws: returns null for a text that none of our instances can have
 * sent.
 */
export function parseMessage(text: string): ClusterMessage | null {
  const [kind, rest] = cut(text)
  switch (kind) {
    case 'frame':
    case 'returned': {
      const [from, json] = cut(rest)
      const frame = readRoutedFrame(json)
      return frame && { kind, from, frame }
    }
    case 'joined': {
      const [from, id] = cut(rest)
      const userId = parseUserId(id)
      return userId && { kind, from, userId }
    }
    case 'moved': {
      const [id, lease] = cut(rest)
      const userId = parseUserId(id)
      return userId && { kind, userId, lease }
    }
    case 'figures': {
      const [from, json] = cut(rest)
      const figures = parseFigures(json)
      return figures && { kind, from, figures }
    }
    default:
      return null
  }
}
