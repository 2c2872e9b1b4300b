import { listen, type Undo } from 'src/browser/listen'
import {
  type Microphone,
  microphoneFailure,
  microphoneOptions,
  type VoiceTrouble,
} from 'src/features/capture/model/microphone'

import type { MicrophonePort } from './VoicePorts'

/** Chromium lists the default one twice more, under special ids. */
const aliases = /^(?:default|communications)$/

/** The browser’s own microphones. */
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

/** @returns whether this browser supports microphones */
export const hasMicrophones = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function'
