import type { SendingSample } from './sendingSample'

export const moving: SendingSample = {
  encoderShare: 0.1,
  encodedPerSecond: 30,
  droppedShare: 0,
  sentBps: 500_000,
  linkShare: 0.1,
  queueMs: 0,
  lossShare: 0,
  availableBps: 20_000_000,
  viewerLag: null,
  isStill: null,
  isUnchanged: false,
}
