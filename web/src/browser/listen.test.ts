import { listen } from './listen'

describe('listen', () => {
  it('listens until it is undone, and may be undone twice', () => {
    const target = new EventTarget()
    const heard: string[] = []
    const undo = listen(target, 'ping', ({ type }) => heard.push(type))
    target.dispatchEvent(new Event('ping'))
    target.dispatchEvent(new Event('pong'))
    undo()
    undo()
    target.dispatchEvent(new Event('ping'))

    expect(heard).toEqual(['ping'])
  })

  it('removes only its own listener', () => {
    const target = new EventTarget()
    const listener = jest.fn()
    const undo = listen(target, 'ping', listener)
    listen(target, 'ping', listener)
    undo()
    target.dispatchEvent(new Event('ping'))

    expect(listener).toHaveBeenCalledTimes(1)
  })
})
