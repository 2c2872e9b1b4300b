import type { SessionPlan } from 'src/domain/peerSession/plan'

import {
  answered,
  isWords,
  type ChatMessage,
  addChatMessage,
} from './chatMessage'
import type { GuidanceMessage } from './guidanceMessage'
import type { Mark } from './mark'
import { marked, withoutFaded, withoutNewest } from './marks'

type Role = SessionPlan['role']

/** What the helper shows and both sides say. Both keep the same. */
export interface GuidanceState {
  /** the newest is the last */
  marks: readonly Mark[]
  /** the newest is the last */
  said: readonly ChatMessage[]
  /** the newest mark that the sharer is known to see; null while there is none */
  drawnId: number | null
  /** whether the other side can be heard */
  otherVoice: 'off' | 'on' | 'muted'
}

export const noGuidance: GuidanceState = {
  marks: [],
  said: [],
  drawnId: null,
  otherVoice: 'off',
}

export type GuidanceEvent =
  | { type: 'message'; message: GuidanceMessage; isOwn: boolean; nowMs: number }
  | { type: 'time-passed'; nowMs: number }
  /** something else is seen now: another screen, or none */
  | { type: 'picture-changed' }
  /** what only the call before has told is not known of this one */
  | { type: 'call-changed' }
  /** somebody else may be there now */
  | { type: 'participant-changed' }

/** What only one of the two sides may say; the rest both may. */
const speakers: Partial<Record<GuidanceMessage['type'], Role>> = {
  pointer: 'viewer',
  stroke: 'viewer',
  step: 'viewer',
  undo: 'viewer',
  clear: 'viewer',
  phrase: 'viewer',
  link: 'viewer',
  copy: 'viewer',
  drawn: 'sharer',
  answer: 'sharer',
}

/** @returns whether that side may say it */
export const maySay = (role: Role, { type }: GuidanceMessage): boolean =>
  (speakers[type] ?? role) === role

/** Pure and total: what makes no sense changes nothing. */
export function guide(
  state: GuidanceState,
  event: GuidanceEvent
): GuidanceState {
  switch (event.type) {
    case 'message':
      return told(state, event)
    case 'time-passed': {
      const marks = withoutFaded(state.marks, event.nowMs)
      return marks === state.marks ? state : { ...state, marks }
    }
    case 'picture-changed':
      return state.marks.length ? { ...state, marks: [] } : state
    case 'call-changed':
      return state.otherVoice === 'off'
        ? state
        : { ...state, otherVoice: 'off' }
    case 'participant-changed':
      return noGuidance
  }
}

function told(
  state: GuidanceState,
  { message, isOwn, nowMs }: Extract<GuidanceEvent, { type: 'message' }>
): GuidanceState {
  if (isWords(message)) {
    return { ...state, said: addChatMessage(state.said, message, isOwn) }
  }
  switch (message.type) {
    case 'undo':
      return { ...state, marks: withoutNewest(state.marks) }
    case 'clear':
      return { ...state, marks: [] }
    case 'drawn':
      return isOwn ? state : { ...state, drawnId: message.id }
    case 'answer':
      return { ...state, said: answered(state.said, message, !isOwn) }
    case 'voice':
      return isOwn ? state : { ...state, otherVoice: message.state }
    default:
      return { ...state, marks: marked(state.marks, message, nowMs) }
  }
}
