import type { Verdict } from 'src/features/call'
import { isPartOfScreen } from 'src/features/capture'
import type { QualityPreference } from 'src/features/picture'

import type { Command } from './commands'
import {
  isCapturing,
  isChanging,
  isSharer,
  type PeerSessionState,
  type ViewerState,
} from './state'
import { unchanged, update, type Transition } from './update'

/** The viewer has moved the slider for the quality preference (PS26). */
export function qualityPreferenceChosen(
  state: PeerSessionState,
  qualityPreference: QualityPreference
): Transition {
  if (isSharer(state)) return unchanged(state)
  const change = { qualityPreference }
  return update(
    state,
    change,
    { type: 'remember-quality-preference', qualityPreference },
    tellQualityPreference({ ...state, ...change })
  )
}

/**
 * Applies the viewer’s quality preference, also to a first picture that has not
 * been sent yet (PS26).
 */
export function qualityPreferenceAsked(
  state: PeerSessionState,
  qualityPreference: QualityPreference
): Transition {
  if (!isSharer(state)) return unchanged(state)
  return update(
    state,
    { qualityPreference },
    { type: 'apply-quality-preference', qualityPreference }
  )
}

export function tellQualityPreference({
  qualityPreference,
}: PeerSessionState): Command {
  return {
    type: 'send-message',
    message: { type: 'quality', smoothness: qualityPreference },
  }
}

export function listeningChanged(
  state: PeerSessionState,
  isListening: boolean
): Transition {
  if (isSharer(state)) return unchanged(state)
  return update(state, { isListening }, tellListening({ isListening }))
}

/** If the viewer does not play the sound, the sharer sends none (PS35). */
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

/** The viewer sees only a part of the screen and asks for all of it (PS29). */
export function screenWanted(state: PeerSessionState): Transition {
  return !isSharer(state) && isPartOfScreen(state.surface)
    ? update(
        state,
        { hasAsked: true },
        { type: 'send-message', message: { type: 'ask', for: 'monitor' } }
      )
    : unchanged(state)
}

/**
 * Shows the viewer’s request for the whole screen, unless the sharer’s picker
 * is already open (PS29).
 */
export function screenAsked(state: PeerSessionState): Transition {
  return isSharer(state) &&
    isCapturing(state) &&
    isPartOfScreen(state.surface) &&
    !isChanging(state)
    ? update(state, { change: 'asked' })
    : unchanged(state)
}

/**
 * Sends the answer over signalling, because the call has already ended (PS38).
 */
export const verdictGiven = (
  state: PeerSessionState,
  control: Verdict
): Transition =>
  update(
    state,
    {},
    ...(state.remoteId
      ? [{ type: 'send-control', remoteId: state.remoteId, control } as const]
      : [])
  )
