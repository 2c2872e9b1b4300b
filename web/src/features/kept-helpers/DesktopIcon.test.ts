import { DesktopIcon } from './DesktopIcon'

type Answer = Promise<{ outcome: 'accepted' | 'dismissed' }>

function offerOn(page: EventTarget, answer: () => Answer) {
  const prompt = jest.fn(answer)
  const offer = Object.assign(
    new Event('beforeinstallprompt', { cancelable: true }),
    { prompt }
  )
  page.dispatchEvent(offer)
  return { offer, prompt }
}

function page() {
  const page = new EventTarget()
  return { page, icon: new DesktopIcon(page) }
}

const after = (outcome: 'accepted' | 'dismissed') => async () => ({ outcome })

describe('DesktopIcon', () => {
  it('is absent if the browser offers nothing', async () => {
    const { icon } = page()
    expect(icon.getSnapshot()).toBe('none')
    await icon.add()
    expect(icon.getSnapshot()).toBe('none')
  })

  it('prevents the browser from showing its own prompt', () => {
    const { page: window, icon } = page()
    const { offer, prompt } = offerOn(window, after('accepted'))
    expect(offer.defaultPrevented).toBe(true)
    expect(prompt).not.toHaveBeenCalled()
    expect(icon.getSnapshot()).toBe('offered')
  })

  it('is added when the person agrees', async () => {
    const { page: window, icon } = page()
    const { prompt } = offerOn(window, after('accepted'))
    await icon.add()
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(icon.getSnapshot()).toBe('added')
  })

  it.each([
    ['the person declines', after('dismissed')],
    ['the browser refuses to ask', () => Promise.reject(new DOMException())],
  ])(
    'is not offered again when %s, until the browser makes another offer',
    async (_, answer) => {
      const { page: window, icon } = page()
      const { prompt } = offerOn(window, answer)
      await icon.add()
      await icon.add()
      expect(prompt).toHaveBeenCalledTimes(1)
      expect(icon.getSnapshot()).toBe('none')

      offerOn(window, after('accepted'))
      expect(icon.getSnapshot()).toBe('offered')
    }
  )

  it("is also added when the person uses the browser's own menu", () => {
    const { page: window, icon } = page()
    offerOn(window, after('accepted'))
    window.dispatchEvent(new Event('appinstalled'))
    expect(icon.getSnapshot()).toBe('added')
  })
})
