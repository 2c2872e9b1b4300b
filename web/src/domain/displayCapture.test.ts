import {
  captureFailure,
  displayCaptureOptions,
  silentCaptureOptions,
} from './displayCapture'

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
    expect(captureFailure(refusal('NotAllowedError', message))).toBe(failure)
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
    expect(captureFailure(refusal(name, 'by user'))).toBe(failure)
  })

  it('takes a browser without getDisplayMedia for one that cannot capture', () => {
    expect(captureFailure(new TypeError('is not a function'))).toBe(
      'display-capture-unsupported'
    )
  })

  it('takes an error that is no Error by its name', () => {
    expect(captureFailure({ name: 'NotAllowedError' })).toBe('cancelled')
  })

  it.each([undefined, null, 'NotAllowedError', 42, {}])(
    'takes %p for a failure',
    (error) => expect(captureFailure(error)).toBe('display-capture-failed')
  )
})

describe('displayCaptureOptions', () => {
  it('asks for the whole screen, and without this very tab', () => {
    expect(displayCaptureOptions).toMatchObject({
      video: { displaySurface: 'monitor' },
      selfBrowserSurface: 'exclude',
    })
  })

  it('lets the picker offer the sound, as it is and still heard by the sharer', () => {
    expect(displayCaptureOptions).toMatchObject({
      systemAudio: 'include',
      audio: {
        suppressLocalAudioPlayback: false,
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
