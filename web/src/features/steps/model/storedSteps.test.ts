import fc from 'fast-check'

import { parseProgress, parseSteps } from './storedSteps'

const step = {
  id: 1,
  frame: { width: 1280, height: 720 },
  point: { x: 0.5, y: 0.5 },
  words: { text: 'Click' },
}

describe('the stored steps of a tab', () => {
  it('are parsed as stored', () => {
    const progress = { shownId: 1, done: [], notFound: [1] }
    expect(parseSteps(JSON.stringify([step]))).toEqual([step])
    expect(parseProgress(JSON.stringify(progress))).toEqual(progress)
  })

  it('are empty if anything in them is invalid', () => {
    expect(parseSteps(JSON.stringify([step, { ...step, id: -1 }]))).toEqual([])
    expect(parseSteps(JSON.stringify(Array(25).fill(step)))).toEqual([])
    expect(parseProgress('{"shownId":1}')).toBeNull()
    expect(parseSteps(null)).toEqual([])
    expect(parseProgress(null)).toBeNull()
  })

  it('are parsed from any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(parseSteps(text))).toBe(true)
        expect(() => parseProgress(text)).not.toThrow()
      })
    )
  })
})
