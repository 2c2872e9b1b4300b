import { notificationTag } from 'src/features/ring/model/incomingRings'
import { ringLanguage } from 'src/features/ring/ringLanguage'

import { answerRing, openOwnPage } from './answerRing'
import { FakeWorker, fakeWindow } from './FakeWorker'
import { sendAnswer } from './sendAnswer'
import { texts } from './texts'

jest.mock('src/features/ring/ringLanguage')
jest.mock('./sendAnswer')

const nonce = 'n'.repeat(22)
const freeAt = 1_764_003_600_000

async function press(action: string, data: unknown = { nonce, freeAt }) {
  const home = fakeWindow('/')
  const worker = new FakeWorker(home)
  const close = jest.fn()
  const notification = { close, data } as unknown as Notification
  await answerRing(worker.asScope(), notification, action)
  expect(close).toHaveBeenCalledTimes(1)
  return { worker, told: home.postMessage.mock.calls.flat() }
}

describe('a clicked notification', () => {
  beforeEach(() => {
    jest.mocked(ringLanguage).mockResolvedValue('en')
    jest.mocked(sendAnswer).mockReset().mockResolvedValue(true)
  })

  it.each([
    ['not-now', null],
    ['free-at', freeAt],
  ])('answers the caller: %s', async (action, expected) => {
    const { worker, told } = await press(action)
    expect(jest.mocked(sendAnswer).mock.calls).toEqual([[nonce, expected]])
    expect(worker.shown).toEqual([])
    expect(worker.opened).toEqual([])
    expect(told).toEqual(['rings'])
  })

  it.each([
    ['nobody confirms it', async () => false],
    ['it cannot be sent', () => Promise.reject(new Error('Failure'))],
  ])('reports that the answer was not delivered if %s', async (_, send) => {
    jest.mocked(sendAnswer).mockImplementation(send)
    jest.mocked(ringLanguage).mockResolvedValue('ar')
    const { worker, told } = await press('not-now')
    const { notSent, notSentText } = texts.ar
    const how = { body: notSentText, tag: notificationTag }
    expect(worker.shown).toEqual([
      [notSent, expect.objectContaining({ ...how, lang: 'ar', dir: 'rtl' })],
    ])
    expect(worker.opened).toEqual([])
    expect(told).toEqual(['rings'])
  })

  it.each([
    ['if no answer is possible', 'not-now', { nonce: null, freeAt }],
    ['for a ring of another version', 'not-now', null],
    ['without a clicked button', '', { nonce, freeAt }],
  ])('opens the helper’s page %s', async (_, action, data) => {
    const { worker } = await press(action, data)
    expect(worker.opened).toEqual(['/receive'])
    expect(sendAnswer).not.toHaveBeenCalled()
  })
})

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
