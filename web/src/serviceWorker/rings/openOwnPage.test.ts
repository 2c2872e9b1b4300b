import { FakeWorker, fakeWindow } from './FakeWorker'
import { openOwnPage } from './openOwnPage'

describe('openOwnPage', () => {
  it('focuses an open page instead of opening another', async () => {
    const [home, own] = [fakeWindow('/'), fakeWindow('/receive?lang=de')]
    const worker = new FakeWorker(home, own)
    await openOwnPage(worker.asScope())
    expect(own.focus).toHaveBeenCalledTimes(1)
    expect(home.focus).not.toHaveBeenCalled()
    expect(worker.opened).toEqual([])
  })

  it('also finds a page that was loaded before the worker was installed', async () => {
    const own = fakeWindow('/receive', false)
    const worker = new FakeWorker(own)
    await openOwnPage(worker.asScope())
    expect(own.focus).toHaveBeenCalledTimes(1)
    expect(worker.opened).toEqual([])
  })

  it('opens the page where none is open', async () => {
    const windows = [fakeWindow('/'), fakeWindow('/receiver')]
    const worker = new FakeWorker(...windows)
    await openOwnPage(worker.asScope())
    expect(worker.opened).toEqual(['/receive'])
  })

  it('opens another page where the browser refuses to focus the open one', async () => {
    const own = fakeWindow('/receive')
    own.focus.mockRejectedValue(new DOMException('', 'InvalidAccessError'))
    const worker = new FakeWorker(own)
    await openOwnPage(worker.asScope())
    expect(worker.opened).toEqual(['/receive'])
  })
})
