import { cameraFailure, cameraOptions } from './requestStream'

const refusal = (name: string, message = '') => new DOMException(message, name)

describe('cameraFailure', () => {
  it.each([
    ['NotAllowedError', 'Permission denied', 'camera-refused'],
    ['NotAllowedError', 'Permission denied by system', 'camera-refused'],
    ['NotAllowedError', 'Permission dismissed', 'cancelled'],
    ['NotFoundError', 'Requested device not found', 'camera-failed'],
    ['NotReadableError', 'Could not start video source', 'camera-failed'],
    ['TypeError', 'is not a function', 'camera-failed'],
  ])('maps %s %p to %s', (name, message, failure) => {
    expect(cameraFailure(refusal(name, message))).toBe(failure)
  })
})

describe('cameraOptions', () => {
  it('ask for the rear camera, and for no sound', () => {
    expect(cameraOptions).toMatchObject({
      video: { facingMode: 'environment' },
      audio: false,
    })
  })
})
