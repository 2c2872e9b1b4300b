import { FakeWorker, fakeWindow } from './FakeWorker'
import { openOwnPage } from './openOwnPage'

describe('openOwnPage', () => {
  it('brings the page to the front that is open, and opens no other', async () => {
    const [home, own] = [fakeWindow('/'), fakeWindow('/receive?lang=de')]
    const worker = new FakeWorker(home, own)
    await openOwnPage(worker.asScope())
    expect(own.focus).toHaveBeenCalledTimes(1)
    expect(home.focus).not.toHaveBeenCalled()
    expect(worker.opened).toEqual([])
  })

  it('finds also one that was loaded before there was a worker', async () => {
    const own = fakeWindow('/receive', false)
    const worker = new FakeWorker(own)
    await openOwnPage(worker.asScope())
    expect(own.focus).toHaveBeenCalledTimes(1)
    expect(worker.opened).toEqual([])
  })

  it('opens it where none is open', async () => {
    const windows = [fakeWindow('/'), fakeWindow('/receiver')]
    const worker = new FakeWorker(...windows)
    await openOwnPage(worker.asScope())
    expect(worker.opened).toEqual(['/receive'])
  })

  it('opens another where the browser gives it no focus', async () => {
    const own = fakeWindow('/receive')
    own.focus.mockRejectedValue(new DOMException('', 'InvalidAccessError'))
    const worker = new FakeWorker(own)
    await openOwnPage(worker.asScope())
    expect(worker.opened).toEqual(['/receive'])
  })
})
