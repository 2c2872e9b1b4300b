import type { Command } from './commands'
import { isSharer, type PeerSessionState, type ViewerState } from './state'
import { unchanged, update, type Transition } from './update'

/** The viewer has turned the screen's sound on or off (PS35). */
export function listeningChanged(
  state: PeerSessionState,
  isListening: boolean
): Transition {
  if (isSharer(state)) return unchanged(state)
  return update(state, { isListening }, tellListening({ isListening }))
}

/** The viewer's message: sound that nobody hears is not sent (PS35). */
export function listeningTold(
  state: PeerSessionState,
  isHeard: boolean
): Transition {
  return isSharer(state)
    ? update(state, {}, { type: 'send-sound', isHeard })
    : unchanged(state)
}

export function tellListening({
  isListening,
}: Pick<ViewerState, 'isListening'>): Command {
  return {
    type: 'send-message',
    message: { type: 'listening', on: isListening },
  }
}
