import {
  captureFailure,
  displayCaptureOptions,
  silentCaptureOptions,
  soonestChoiceMs,
} from './displayCapture'

const aWhile = 2_000

const refusal = (name: string, message = '') => new DOMException(message, name)

describe('captureFailure', () => {
  it.each([
    ['Permission denied', 'cancelled'],
    ['Permission denied by user', 'cancelled'],
    ['', 'cancelled'],
    ['The request is not allowed by the user agent', 'cancelled'],
    ['Permission denied by system', 'display-capture-denied-by-system'],
    ['PERMISSION DENIED BY SYSTEM', 'display-capture-denied-by-system'],
  ])('takes NotAllowedError %p for %s (PS8)', (message, failure) => {
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
  ])('takes %s for %s', (name, failure) => {
    expect(captureFailure(refusal(name, 'by user'), aWhile)).toBe(failure)
  })

  it('takes a browser without getDisplayMedia for one that cannot capture', () => {
    expect(captureFailure(new TypeError('is not a function'), 0)).toBe(
      'display-capture-unsupported'
    )
  })

  it('takes an error that is no Error by its name', () => {
    expect(captureFailure({ name: 'NotAllowedError' }, aWhile)).toBe(
      'cancelled'
    )
  })

  it.each([undefined, null, 'NotAllowedError', 42, {}])(
    'takes %p for a failure',
    (error) =>
      expect(captureFailure(error, aWhile)).toBe('display-capture-failed')
  )
})

describe('a refusal that no person can have been quick enough for', () => {
  const soon = soonestChoiceMs - 1

  it.each([
    ['Permission denied', 'display-capture-refused'],
    ['The request is not allowed by the platform', 'display-capture-refused'],
    ['Permission denied by system', 'display-capture-denied-by-system'],
    ['Permission denied by user', 'cancelled'],
  ])('%p is %s', (message, failure) => {
    expect(captureFailure(refusal('NotAllowedError', message), soon)).toBe(
      failure
    )
  })
})

describe('displayCaptureOptions', () => {
  it('asks for the whole screen, and without this very tab', () => {
    expect(displayCaptureOptions).toMatchObject({
      video: { displaySurface: 'monitor' },
      selfBrowserSurface: 'exclude',
    })
  })

  it('lets the picker offer the sound, as it is and still heard by the sharer, without that of this page', () => {
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

  it('asks for the same without sound where that is what fails', () => {
    expect(silentCaptureOptions).toEqual({
      ...displayCaptureOptions,
      audio: false,
    })
  })
})
