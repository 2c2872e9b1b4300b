import { AppChannel } from './AppChannel'

const taking = () => jest.fn((_text: string) => true)

describe('AppChannel', () => {
  it('buffers messages that arrive before anyone listens, up to a limit', async () => {
    const line = new AppChannel(() => true)
    for (let at = 0; at < 100; at++) line.receive(`${at}`)
    const heard: string[] = []
    line.open()
    line.listen((text) => heard.push(text) > 0)
    await Promise.resolve()
    expect(heard).toHaveLength(64)
    expect(heard[0]).toBe('0')

    line.receive('now')
    expect(heard.pop()).toBe('now')
  })

  it('PS33 delivers nothing before it is open', () => {
    const line = new AppChannel(() => true)
    const listener = taking()
    line.listen(listener)
    line.receive('text')
    expect(listener).not.toHaveBeenCalled()
    line.open()

    expect(listener.mock.calls).toEqual([['text']])
  })

  it('delivers every message to all listeners until they unsubscribe', async () => {
    const line = new AppChannel(() => true)
    line.open()
    const [first, second, third] = [taking(), taking(), taking()]
    const undo = line.listen(first)
    line.listen(second)
    line.receive('both')
    undo()
    line.receive('one')
    line.listen(third)()
    await Promise.resolve()

    expect(first.mock.calls).toEqual([['both']])
    expect(second.mock.calls).toEqual([['both'], ['one']])
    expect(third).not.toHaveBeenCalled()
  })

  it('buffers messages for a part of the page that is loaded later', async () => {
    const line = new AppChannel(() => true)
    line.receive('ring 1')
    line.receive('step 1')
    line.open()
    const rings = jest.fn((text: string) => text.startsWith('ring'))
    line.listen(rings)
    await Promise.resolve()
    line.receive('step 2')
    line.receive('ring 2')
    const steps = jest.fn((text: string) => text.startsWith('step'))
    line.listen(steps)
    await Promise.resolve()

    expect(steps.mock.calls).toEqual([['step 1'], ['step 2']])
    expect(rings.mock.calls).toEqual([
      ...[['ring 1'], ['step 1']],
      ...[['step 2'], ['ring 2']],
    ])
  })
})
