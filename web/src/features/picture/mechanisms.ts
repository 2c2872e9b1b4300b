/** Parts of sending and receiving a picture that a benchmark can leave out. */
export type Mechanism =
  | 'arriving frames'
  | 'AV1'
  | 'estimate again'
  | 'line limit'
  | 'monitor rate'
  | 'placeholders'
  | 'refresh'
  | 'small first frame'
  | 'stepped budget'
  | 'still ahead'
  | 'stillness'
  | 'uplink trains'
  | 'viewer lag'

declare global {
  interface Window {
    /** set by scripts/bench/picture only, before the page loads */
    pictureWithout?: readonly Mechanism[]
  }
}

/** Whether the mechanism is used: always, except in a benchmark without it. */
export const isUsed = (mechanism: Mechanism): boolean =>
  !window.pictureWithout?.includes(mechanism)
