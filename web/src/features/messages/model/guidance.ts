import {
  answered,
  isWords,
  type ChatMessage,
  addChatMessage,
} from 'src/features/chat/model/chatMessage'
import {
  marked,
  withoutFaded,
  withoutNewest,
} from 'src/features/pointing/model/marks'
import type { SessionPlan } from 'src/features/session/model/plan'
import {
  nothingWished,
  type SheetAnswers,
} from 'src/features/sheets/model/sheetMessage'
import type { Mark } from 'src/features/stage/model/mark'
import {
  noProgress,
  type ToldProgress,
} from 'src/features/steps/model/progress'
import type { Step } from 'src/features/steps/model/step'
import {
  ordered,
  withoutNumbers,
  withStep,
} from 'src/features/steps/model/steps'

import type { GuidanceMessage } from './guidanceMessage'

type Role = SessionPlan['role']

/** Marks, chat and steps. Both sides hold the same state. */
export interface GuidanceState {
  /** the newest is the last */
  marks: readonly Mark[]
  /** the newest is the last */
  said: readonly ChatMessage[]
  /** the newest mark that the sharer is known to see; null if there is none */
  drawnId: number | null
  /** whether the peer’s microphone is on */
  otherVoice: 'off' | 'on' | 'muted'
  /** in the order in which they are done */
  steps: readonly Step[]
  /** how far the sharer was when that was last sent */
  progress: ToldProgress
  /** the step that the helper asked for last, a new object each time */
  asked: { id: number } | null
  /** what the helper wished for, and the sharer answered */
  sheet: SheetAnswers
}

export const noGuidance: GuidanceState = {
  marks: [],
  said: [],
  drawnId: null,
  otherVoice: 'off',
  steps: [],
  progress: { ...noProgress, pictured: [] },
  asked: null,
  sheet: nothingWished,
}

/** @returns the last message that is not of this side; null before the first */
export function newestOfHelper({
  said,
}: Pick<GuidanceState, 'said'>): ChatMessage | null {
  const ofHelper = said.filter(({ isOwn }) => !isOwn)
  return ofHelper[ofHelper.length - 1] ?? null
}

export type GuidanceEvent =
  | { type: 'message'; message: GuidanceMessage; isOwn: boolean; nowMs: number }
  | { type: 'time-passed'; nowMs: number }
  /** the visible screen has changed, or is gone */
  | { type: 'picture-changed' }
  /** facts known only from the previous call are reset */
  | { type: 'call-changed' }
  /** another person may be there now */
  | { type: 'participant-changed' }

/**
 * Message types that only one of the roles may send; all others are open to
 * both.
 */
const speakers: Partial<Record<GuidanceMessage['type'], Role>> = {
  pointer: 'viewer',
  stroke: 'viewer',
  step: 'viewer',
  undo: 'viewer',
  clear: 'viewer',
  phrase: 'viewer',
  link: 'viewer',
  copy: 'viewer',
  'step-set': 'viewer',
  'step-order': 'viewer',
  'step-show': 'viewer',
  'step-progress': 'sharer',
  'sheet-wish': 'viewer',
  'sheet-news': 'sharer',
  drawn: 'sharer',
  answer: 'sharer',
}

/** @returns whether that role may send it */
export const maySay = (role: Role, { type }: GuidanceMessage): boolean =>
  (speakers[type] ?? role) === role

/** Pure and total: invalid messages change nothing. */
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
    const said = addChatMessage(state.said, message, isOwn, nowMs)
    return { ...state, said }
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
    case 'step-set':
      return { ...state, steps: withStep(state.steps, message, nowMs) }
    case 'step-order':
      return inOrder(state, message.ids)
    case 'step-show':
      return { ...state, asked: { id: message.id } }
    case 'sheet-wish':
      return { ...state, sheet: { ...state.sheet, [message.wish]: 'asked' } }
    case 'sheet-news': {
      const { type: _, ...sheet } = message
      return { ...state, sheet }
    }
    case 'step-progress': {
      const { type: _, ...progress } = message
      const marks = withoutNumbers(state.marks, progress.done)
      return { ...state, progress, marks }
    }
    default:
      return { ...state, marks: marked(state.marks, message, nowMs) }
  }
}

/** A step that is removed takes its number on the picture with it. */
function inOrder(state: GuidanceState, ids: readonly number[]): GuidanceState {
  const steps = ordered(state.steps, ids)
  const removed = state.steps
    .filter((step) => !steps.includes(step))
    .map(({ id }) => id)
  return { ...state, steps, marks: withoutNumbers(state.marks, removed) }
}
