import { AppChannel } from './AppChannel'

describe('AppChannel', () => {
  it('buffers messages that arrive before anyone listens, up to a limit', async () => {
    const line = new AppChannel(() => true)
    for (let at = 0; at < 100; at++) line.receive(`${at}`)
    const heard: string[] = []
    line.open()
    line.listen((text) => heard.push(text))
    await Promise.resolve()
    expect(heard).toHaveLength(64)
    expect(heard[0]).toBe('0')

    line.receive('now')
    expect(heard.pop()).toBe('now')
  })

  it('PS33 delivers nothing before it is open', () => {
    const line = new AppChannel(() => true)
    const heard: string[] = []
    line.listen((text) => heard.push(text))
    line.receive('text')
    expect(heard).toEqual([])
    line.open()

    expect(heard).toEqual(['text'])
  })

  it('buffers messages again when nobody listens any longer', async () => {
    const line = new AppChannel(() => true)
    line.open()
    const heard: string[] = []
    line.listen((text) => heard.push(text))()
    line.receive('text')
    await Promise.resolve()
    expect(heard).toEqual([])
  })
})
