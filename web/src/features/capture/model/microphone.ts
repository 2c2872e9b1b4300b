import { namedError } from 'src/browser/errors/errorHandling'

/** Why there is no voice. None of these ends a share. */
export type VoiceTrouble = 'refused' | 'missing' | 'busy'

/** The available microphones. */
export interface Microphone {
  id: string
  /** its name in the system */
  label: string
}

/** @param id of the chosen microphone; null for the browser’s default */
export const microphoneOptions = (
  id: string | null
): MediaStreamConstraints => ({
  audio: {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(id !== null && { deviceId: { exact: id } }),
  },
})

/** @param error what getUserMedia rejected with */
export function microphoneFailure(error: unknown): VoiceTrouble {
  switch (namedError(error).name) {
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'refused'
  }
}

/**
 * @param restrictsOwnAudio as reported by the captured track
 * @returns whether the screen’s sound can contain what this page plays
 */
export const mayEcho = (
  surface: string | null,
  restrictsOwnAudio: boolean
): boolean =>
  !restrictsOwnAudio && surface !== 'browser' && surface !== 'window'
