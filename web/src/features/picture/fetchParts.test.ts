import { deviceStore } from 'src/browser/storage'

import { ArrivalDecoder } from './arriving/ArrivalDecoder'
import { startArrivalDecoder } from './fetchParts'

jest.mock('./arriving/ArrivalDecoder', () => ({
  ArrivalDecoder: { start: jest.fn(() => 'decoder') },
}))

const start = jest.mocked(ArrivalDecoder.start)

describe('startArrivalDecoder', () => {
  beforeEach(() => {
    start.mockClear()
    localStorage.clear()
  })
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('starts a decoder', async () => {
    expect(await startArrivalDecoder()).toBe('decoder')
  })

  it('leaves decoding to the browser in an installation that wants that', async () => {
    document.head.innerHTML =
      '<meta name="setting:ARRIVING_FRAMES" content="off" />'
    expect(await startArrivalDecoder()).toBeNull()
    expect(start).not.toHaveBeenCalled()
  })

  it('leaves decoding to a browser in which it has failed once', async () => {
    await startArrivalDecoder()
    const [failed] = start.mock.calls[0]!
    failed()
    expect(await startArrivalDecoder()).toBeNull()
    expect(deviceStore.read('kinscreen.arrivingFrames')).toBe('failed')
  })
})
