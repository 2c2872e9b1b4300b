import { canPaintOver, paintOver } from './paintOver'

const untouched = 1

/** Each row of a plane as text, with `#` for bytes that were painted over. */
const rows = (
  data: Uint8Array,
  offset: number,
  stride: number,
  count: number
) =>
  Array.from({ length: count }, (_, row) =>
    Array.from(
      data.subarray(offset + row * stride, offset + (row + 1) * stride),
      (byte) => (byte === untouched ? '.' : '#')
    ).join('')
  )

describe('painting over', () => {
  const area = { x: 2, y: 2, width: 4, height: 2 }

  it('covers all three planes of I420', () => {
    const data = new Uint8Array(8 * 6 + 2 * 4 * 3).fill(untouched)
    const layout = [
      { offset: 0, stride: 8 },
      { offset: 48, stride: 4 },
      { offset: 60, stride: 4 },
    ]
    paintOver(data, layout, 'I420', area)

    const luma = [
      '........',
      '........',
      '..####..',
      '..####..',
      '........',
      '........',
    ]
    const chroma = ['....', '.##.', '....']
    expect(rows(data, 0, 8, 6)).toEqual(luma)
    expect(rows(data, 48, 4, 3)).toEqual(chroma)
    expect(rows(data, 60, 4, 3)).toEqual(chroma)
  })

  it('covers both planes of NV12, whose lines may be longer than the picture', () => {
    const data = new Uint8Array(10 * 4 + 10 * 2).fill(untouched)
    const layout = [
      { offset: 0, stride: 10 },
      { offset: 40, stride: 10 },
    ]
    paintOver(data, layout, 'NV12', area)

    const line = '..####....'
    expect(rows(data, 0, 10, 4)).toEqual([
      '..........',
      '..........',
      line,
      line,
    ])
    expect(rows(data, 40, 10, 2)).toEqual(['..........', line])
  })

  it('writes opaque pixels if they have four bytes', () => {
    const data = new Uint8Array(4 * 2).fill(untouched)
    paintOver(data, [{ offset: 0, stride: 8 }], 'BGRA', {
      ...{ x: 0, y: 0, width: 1, height: 1 },
    })

    expect([...data]).toEqual([0x48, 0x48, 0x48, 0xff, 1, 1, 1, 1])
  })

  it('covers the last line and column of a picture of odd size', () => {
    const data = new Uint8Array(3 * 3 + 2 * 2 * 2).fill(untouched)
    const layout = [
      { offset: 0, stride: 3 },
      { offset: 9, stride: 2 },
      { offset: 13, stride: 2 },
    ]
    paintOver(data, layout, 'I420', { x: 0, y: 0, width: 3, height: 3 })

    expect([...data].includes(untouched)).toBe(false)
  })

  it('is only attempted for known formats', () => {
    expect(['I420', 'NV12', 'I444', null].map(canPaintOver)).toEqual([
      ...[true, true, false, false],
    ])
  })
})
