import { namedError } from 'src/browser/errors/errorHandling'
import { listen, type Undo } from 'src/browser/listen'

import type { MicrophonePort } from './VoicePorts'

/** Chromium lists the default microphone a second time under these ids. */
const aliases = /^(?:default|communications)$/

/** Why the microphone cannot be used. The share continues. */
export type VoiceTrouble = 'refused' | 'missing' | 'busy'

export interface Microphone {
  id: string
  /** the name that the operating system shows */
  label: string
}

/** @param id null for the browser's default microphone */
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

/** @param error the value that getUserMedia rejected with */
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
 * Whether the sound of the shared screen can contain what this page plays, so
 * that the peer would hear an echo.
 *
 * @param restrictsOwnAudio whether the captured track excludes sound of this
 * page
 */
export const mayEcho = (
  surface: string | null,
  restrictsOwnAudio: boolean
): boolean =>
  !restrictsOwnAudio && surface !== 'browser' && surface !== 'window'

export class BrowserMicrophone implements MicrophonePort {
  async open(id: string | null): Promise<MediaStreamTrack | VoiceTrouble> {
    try {
      const options = microphoneOptions(id)
      const stream = await navigator.mediaDevices.getUserMedia(options)
      return stream.getAudioTracks()[0] ?? 'missing'
    } catch (error) {
      return microphoneFailure(error)
    }
  }

  async list(): Promise<readonly Microphone[]> {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices
      .filter(
        ({ kind, deviceId }) => kind === 'audioinput' && !aliases.test(deviceId)
      )
      .map(({ deviceId, label }) => ({ id: deviceId, label }))
  }

  onChange(listener: () => void): Undo {
    return listen(navigator.mediaDevices, 'devicechange', listener)
  }
}

export const hasMicrophones = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function'
