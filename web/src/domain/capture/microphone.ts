import { namedError } from 'src/domain/errors/namedError'

/** Why there is no voice. None of it ends a share. */
export type VoiceTrouble = 'refused' | 'missing' | 'busy'

/** Microphones that can be chosen from. */
export interface Microphone {
  id: string
  /** as the system calls it */
  label: string
}

/** @param id of the microphone that was chosen; null takes what the browser would */
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
 * @param restrictsOwnAudio what the captured sound says of itself
 * @returns whether the sound of the screen can hold what this page plays
 */
export const mayEcho = (
  surface: string | null,
  restrictsOwnAudio: boolean
): boolean =>
  !restrictsOwnAudio && surface !== 'browser' && surface !== 'window'
