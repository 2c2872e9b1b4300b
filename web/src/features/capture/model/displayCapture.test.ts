import {
  captureFailure,
  displayCaptureOptions,
  silentCaptureOptions,
  soonestChoiceMs,
} from './displayCapture'

const aWhile = { afterMs: 2_000, wasClosedBefore: false, keptFocus: false }
const atOnce = { ...aWhile, afterMs: soonestChoiceMs - 1 }

const refusal = (name: string, message = '') => new DOMException(message, name)

describe('captureFailure', () => {
  it.each([
    ['Permission denied', 'cancelled'],
    ['Permission denied by user', 'cancelled'],
    ['', 'cancelled'],
    ['The request is not allowed by the user agent', 'cancelled'],
    ['Permission denied by system', 'display-capture-denied-by-system'],
    ['PERMISSION DENIED BY SYSTEM', 'display-capture-denied-by-system'],
  ])('maps NotAllowedError %p to %s (PS8)', (message, failure) => {
    expect(captureFailure(refusal('NotAllowedError', message), aWhile)).toBe(
      failure
    )
  })

  it.each([
    ['NotSupportedError', 'display-capture-unsupported'],
    ['TypeError', 'display-capture-unsupported'],
    ['NotFoundError', 'display-capture-failed'],
    ['NotReadableError', 'display-capture-failed'],
    ['AbortError', 'display-capture-failed'],
    ['InvalidStateError', 'display-capture-failed'],
    ['OverconstrainedError', 'display-capture-failed'],
  ])('maps %s to %s', (name, failure) => {
    expect(captureFailure(refusal(name, 'by user'), aWhile)).toBe(failure)
  })

  it('treats a browser without getDisplayMedia as unable to capture', () => {
    expect(captureFailure(new TypeError('is not a function'), atOnce)).toBe(
      'display-capture-unsupported'
    )
  })

  it('recognises an error by its name even if it is not an Error', () => {
    expect(captureFailure({ name: 'NotAllowedError' }, aWhile)).toBe(
      'cancelled'
    )
  })

  it.each([undefined, null, 'NotAllowedError', 42, {}])(
    'treats %p as a failure',
    (error) =>
      expect(captureFailure(error, aWhile)).toBe('display-capture-failed')
  )
})

describe('a refusal that is too fast for a person', () => {
  it.each([
    ['Permission denied', 'display-capture-refused'],
    ['The request is not allowed by the platform', 'display-capture-refused'],
    ['Permission denied by system', 'display-capture-denied-by-system'],
    ['Permission denied by user', 'cancelled'],
  ])('maps %p to %s', (message, failure) => {
    expect(captureFailure(refusal('NotAllowedError', message), atOnce)).toBe(
      failure
    )
  })
})

describe('a refusal while the page keeps the keyboard focus', () => {
  const wait = { ...aWhile, keptFocus: true }

  it.each([
    ['Permission denied', 'display-capture-refused'],
    ['Permission denied by user', 'cancelled'],
    // This is Firefox’s message. Firefox's prompt leaves the focus in the page.
    ['The request is not allowed by the platform', 'cancelled'],
  ])('maps %p to %s', (message, failure) => {
    expect(captureFailure(refusal('NotAllowedError', message), wait)).toBe(
      failure
    )
  })
})

describe('a refusal after a closed picker', () => {
  const again = { ...aWhile, wasClosedBefore: true }

  it.each([
    // Firefox refuses without a prompt after a picker was closed. On a slow
    // computer the refusal comes late, so a delay does not prove that a person
    // was asked.
    ['The request is not allowed by the platform', 'display-capture-refused'],
    ['Permission denied', 'cancelled'],
    ['Permission denied by user', 'cancelled'],
    ['Permission denied by system', 'display-capture-denied-by-system'],
  ])('maps %p to %s', (message, failure) => {
    expect(captureFailure(refusal('NotAllowedError', message), again)).toBe(
      failure
    )
  })
})

describe('displayCaptureOptions', () => {
  it('prefers the whole screen, and excludes this tab', () => {
    expect(displayCaptureOptions).toMatchObject({
      video: { displaySurface: 'monitor' },
      selfBrowserSurface: 'exclude',
    })
  })

  it('lets the picker offer unprocessed sound that the sharer still hears, without the sound of this page', () => {
    expect(displayCaptureOptions).toMatchObject({
      systemAudio: 'include',
      audio: {
        suppressLocalAudioPlayback: false,
        restrictOwnAudio: true,
        echoCancellation: false,
        noiseSuppression: false,
        autoGainControl: false,
      },
    })
  })

  it('requests the same without sound if the sound fails', () => {
    expect(silentCaptureOptions).toEqual({
      ...displayCaptureOptions,
      audio: false,
    })
  })
})
