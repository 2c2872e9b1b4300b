import { AppChannel } from './AppChannel'

describe('AppChannel', () => {
  it('keeps what comes before anyone listens, but no flood', async () => {
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

  it('PS33 passes nothing on before it is open', () => {
    const line = new AppChannel(() => true)
    const listener = jest.fn()
    line.listen(listener)
    line.receive('text')
    expect(listener).not.toHaveBeenCalled()
    line.open()

    expect(listener.mock.calls).toEqual([['text']])
  })

  it('passes everything to all who listen from the same turn on', async () => {
    const line = new AppChannel(() => true)
    line.receive('before')
    line.open()
    const [first, second] = [jest.fn(), jest.fn()]
    const undo = line.listen(first)
    line.listen(second)
    await Promise.resolve()
    undo()
    line.receive('now')

    expect(first.mock.calls).toEqual([['before']])
    expect(second.mock.calls).toEqual([['before'], ['now']])
  })
})
