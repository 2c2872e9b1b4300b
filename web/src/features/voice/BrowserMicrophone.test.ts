import {
  mayEcho,
  microphoneFailure,
  microphoneOptions,
} from './BrowserMicrophone'

describe('microphoneFailure', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'refused'],
  ])('maps %s to %s', (name, trouble) => {
    expect(microphoneFailure(new DOMException('', name))).toBe(trouble)
  })
})

describe('microphoneOptions', () => {
  it('asks for echo cancellation, and for the chosen microphone', () => {
    expect(microphoneOptions(null)).toEqual({
      audio: {
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
      },
    })
    expect(microphoneOptions('usb')).toMatchObject({
      audio: { deviceId: { exact: 'usb' } },
    })
  })
})

describe('mayEcho', () => {
  it.each([
    ['monitor', false, true],
    [null, false, true],
    ['monitor', true, false],
    ['browser', false, false],
    ['window', false, false],
  ])('for %s, restricted %s, is %s', (surface, isRestricted, answer) => {
    expect(mayEcho(surface, isRestricted)).toBe(answer)
  })
})
