import { flashTitle } from './flashTitle'

describe('flashTitle', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('alternates between the text and the title, and restores the title', () => {
    document.title = 'Usual'
    const undo = flashTitle('● Look')
    const seen = [document.title]
    for (let turn = 0; turn < 3; turn++) {
      jest.advanceTimersByTime(1_200)
      seen.push(document.title)
    }
    expect(seen).toEqual(['● Look', 'Usual', '● Look', 'Usual'])
    jest.advanceTimersByTime(1_200)
    undo()
    jest.advanceTimersByTime(5_000)
    expect(document.title).toBe('Usual')
  })
})
