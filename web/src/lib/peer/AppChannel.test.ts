import { AppChannel } from './AppChannel'

describe('AppChannel', () => {
  it('keeps what comes before anyone listens, but no flood', () => {
    const line = new AppChannel(() => true)
    for (let at = 0; at < 100; at++) line.receive(`${at}`)
    const heard: string[] = []
    line.open()
    line.listen((text) => heard.push(text))
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

  it('has listeners for several kinds of message, each until its undo', () => {
    const line = new AppChannel(() => true)
    const [first, second] = [jest.fn(), jest.fn()]
    line.receive('early')
    line.open()
    const undo = line.listen(first)
    line.listen(second)
    line.receive('text')
    undo()
    line.receive('late')

    expect(first.mock.calls).toEqual([['early'], ['text']])
    expect(second.mock.calls).toEqual([['text'], ['late']])
  })
})
