import { WebAudioChime } from './WebAudioChime'

const param = () => ({
  value: 0,
  setValueAtTime: jest.fn(),
  linearRampToValueAtTime: jest.fn(),
  exponentialRampToValueAtTime: jest.fn(),
})

function fakeContext() {
  const notes: {
    frequency: { value: number }
    start: jest.Mock
    end: () => void
  }[] = []
  const context = {
    currentTime: 0,
    destination: {},
    resume: jest.fn(() => Promise.resolve()),
    suspend: jest.fn(() => Promise.resolve()),
    close: jest.fn(() => Promise.resolve()),
    createGain: () => ({ gain: param(), connect: jest.fn() }),
    createOscillator: () => {
      const note = {
        frequency: param(),
        connect: (next: unknown) => next,
        start: jest.fn(),
        stop: jest.fn(),
        addEventListener: (_: string, ended: () => void) =>
          void (note.end = ended),
        end: () => {},
      }
      notes.push(note)
      return note
    },
  }
  const make = jest.fn(() => context as unknown as AudioContext)
  return { context, make, notes }
}

const touch = () => document.dispatchEvent(new Event('pointerdown'))
const pitches = (notes: { frequency: { value: number } }[]) =>
  notes.map(({ frequency }) => frequency.value)

describe('WebAudioChime', () => {
  beforeEach(() => Object.assign(window, { AudioContext: class {} }))
  afterEach(() => Reflect.deleteProperty(window, 'AudioContext'))

  it('plays nothing before the first interaction with the page', () => {
    const { make } = fakeContext()
    const chime = new WebAudioChime(make)
    chime.play('arrived')

    expect(make).not.toHaveBeenCalled()
    chime.close()
  })

  it('plays a rising tune for an arrival and a falling one for a departure', () => {
    const { make, notes } = fakeContext()
    const chime = new WebAudioChime(make)
    touch()
    chime.play('arrived')
    const [low = 0, high = 0] = pitches(notes)
    expect(high).toBeGreaterThan(low)

    chime.play('left')
    const [, , before = 0, after = 0] = pitches(notes)
    expect(after).toBeLessThan(before)
    expect(make).toHaveBeenCalledTimes(1)
    chime.close()
  })

  it('suspends the audio context after the last note, unless another tune has started', () => {
    const { context, make, notes } = fakeContext()
    const chime = new WebAudioChime(make)
    touch()
    chime.play('arrived')
    const [, first] = notes
    chime.play('left')
    first?.end()
    expect(context.suspend).not.toHaveBeenCalled()
    notes.at(-1)?.end()
    expect(context.suspend).toHaveBeenCalledTimes(1)
    chime.close()
  })

  it('leaves nothing behind when it is closed', () => {
    const { context, make } = fakeContext()
    const chime = new WebAudioChime(make)
    touch()
    chime.play('arrived')
    chime.close()
    expect(context.close).toHaveBeenCalledTimes(1)

    const other = fakeContext()
    const closed = new WebAudioChime(other.make)
    closed.close()
    touch()
    closed.play('left')
    expect(other.make).not.toHaveBeenCalled()
  })

  it('plays nothing in a browser without Web Audio', () => {
    Reflect.deleteProperty(window, 'AudioContext')
    const { make } = fakeContext()
    const chime = new WebAudioChime(make)
    touch()
    chime.play('arrived')

    expect(make).not.toHaveBeenCalled()
    chime.close()
  })
})
