import type { Sheet, SheetPicture, SheetStep } from './sheet'

const picture = (byte: number): SheetPicture => ({
  type: 'image/png',
  bytes: new Uint8Array([byte, byte, byte]),
  width: 400,
  height: 250,
})

const step: SheetStep = {
  id: 1,
  point: { x: 0.1, y: 0.9 },
  words: { phrase: 'click-here' },
  closeUp: picture(1),
  map: picture(2),
}

/** Instructions with two steps, of which one has no picture. */
export const aSheet: Sheet = {
  id: '0123456789abcdef',
  title: 'Photos',
  madeMs: Date.UTC(2026, 10, 24, 12),
  helperName: null,
  steps: [
    step,
    { ...step, id: 2, words: { text: 'Type' }, closeUp: null, map: null },
  ],
}
