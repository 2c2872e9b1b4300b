import type { Device } from 'src/browser/device'
import type { ErrorCode } from 'src/browser/errors/errorCode'
import type { Texts } from 'src/i18n/Texts'

/** What to do on this very device, one step after the other; null where the screen says it all. */
export function stepsFor(
  code: ErrorCode,
  { dialog, system }: Device,
  trouble: Texts['trouble']
): readonly string[] | null {
  switch (code) {
    case 'display-capture-denied-by-system':
      return system === 'mac' || system === 'windows'
        ? trouble.system[system]
        : trouble.system.other
    case 'display-capture-refused':
      return dialog === 'firefox' ? trouble.refusedByFirefox : trouble.refused
    case 'browser-unsupported':
    case 'webrtc-missing':
      return trouble.otherBrowser
    case 'in-app-browser':
      if (system === 'android') return trouble.inChrome
      return system === 'ios' ? trouble.leaveApp : trouble.otherBrowser
    case 'camera-refused':
      return system === 'ios' ? trouble.camera.ios : trouble.camera.other
    default:
      return null
  }
}
