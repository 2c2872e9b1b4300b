import { settle } from 'src/browser/FakeClock'

import { talking } from './FakeTalk'

describe('the microphone of a voice', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('reports that the microphone was unplugged if there is no other', async () => {
    const { helper, call } = await talking()
    await helper.voice.start()
    helper.ports.trouble = 'missing'
    helper.ports.opened[0]?.end()
    await settle()
    expect(helper.voice.getSnapshot()).toMatchObject({
      own: 'off',
      trouble: 'missing',
    })
    expect(call.other!.played).toBeNull()
  })

  it('switches to another microphone when a headset is lost, and stays muted if it was', async () => {
    const { parent, helper, call } = await talking()
    await helper.voice.start()
    helper.ports.opened[0]?.end()
    expect(helper.voice.getSnapshot().own).toBe('asking')
    await settle()
    expect(helper.voice.getSnapshot()).toMatchObject({
      own: 'on',
      trouble: null,
    })
    expect(call.other!.played).toBe(helper.ports.opened[1])
    expect(parent.voice.getSnapshot().other).toBe('on')

    helper.voice.mute()
    helper.ports.opened[1]?.end()
    await settle()
    expect(helper.voice.getSnapshot().own).toBe('muted')
    expect(helper.ports.opened[2]).toHaveProperty('enabled', false)
  })

  it('reports to both sides when the system silences the microphone, and when that ends', async () => {
    const { parent, helper } = await talking()
    await helper.voice.start()
    helper.ports.opened[0]?.mute(true)
    await settle()
    expect(helper.voice.getSnapshot().isInterrupted).toBe(true)
    expect(parent.voice.getSnapshot().other).toBe('muted')
    helper.ports.opened[0]?.mute(false)
    await settle()
    expect(helper.voice.getSnapshot().isInterrupted).toBe(false)
    expect(parent.voice.getSnapshot().other).toBe('on')
  })

  it('switches to another microphone, and stays muted if it was', async () => {
    const { helper, call } = await talking()
    helper.ports.devices = [{ id: 'a', label: 'Desk' }]
    await helper.voice.start()
    helper.ports.devices.push({ id: 'b', label: 'Headset' })
    helper.ports.changed()
    await settle()
    expect(helper.voice.getSnapshot().microphones).toHaveLength(2)
    helper.voice.mute()
    await helper.voice.choose('b')

    const [before, after] = helper.ports.opened
    expect(helper.ports.asked).toEqual([null, 'b'])
    expect(before?.readyState).toBe('ended')
    expect(after).toHaveProperty('enabled', false)
    expect(call.other!.played).toBe(after)
  })
})
