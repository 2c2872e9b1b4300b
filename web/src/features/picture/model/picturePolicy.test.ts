import fc from 'fast-check'

import {
  firstSending,
  nextSending,
  type Sending,
  startedOver,
  withAim,
} from './picturePolicy'
import { pictureAims, qualityPreferences } from './qualityPreference'
import type { SendingSample } from './sendingSample'
import { moving } from './sendingSample.fixtures'

const usual = pictureAims[1]
const fullHd = { pixels: 1920 * 1080, lacksLines: false }
const large = { pixels: 3840 * 2160, lacksLines: true }

const still = { ...moving, encodedPerSecond: 1, encoderShare: 0.02 }
const stillMonitor = { ...moving, isStill: true }
/** The encoder needs 75 ms for each frame. */
const losing = {
  ...moving,
  ...{ encoderShare: 0.9, encodedPerSecond: 12, droppedShare: 0.6 },
}
const queueing = { ...moving, queueMs: 400 }
const lagging = { ...moving, viewerLag: { delayMs: 400, droppedShare: 0 } }

const times = <Value>(count: number, value: Value) =>
  new Array<Value>(count).fill(value)

const after = (
  samples: SendingSample[],
  {
    from = firstSending(usual),
    screen = fullHd,
    aim = usual,
  }: {
    from?: Sending
    screen?: typeof fullHd
    aim?: typeof usual
  } = {}
) => samples.reduce((sent, each) => nextSending(sent, each, screen, aim), from)

const inAv1 = after(times(4, still))

describe('the codec', () => {
  it.each<[string, SendingSample[], 'VP8' | 'AV1']>([
    ['VP8 at first', [], 'VP8'],
    ['VP8 during motion', times(100, moving), 'VP8'],
    ['AV1 after two still samples', [moving, still, still], 'AV1'],
    ['VP8 if only one in a row is still', [still, moving, still], 'VP8'],
    [
      'AV1 if few bits are sent',
      times(2, { ...moving, sentBps: 4_000 }),
      'AV1',
    ],
    [
      'AV1 for a still monitor, whatever is refined',
      times(2, { ...stillMonitor, sentBps: 3_000_000 }),
      'AV1',
    ],
    [
      'VP8 for a monitor that moves a little',
      times(100, { ...moving, sentBps: 1_000, isStill: false }),
      'VP8',
    ],
    [
      'VP8 while the link is busy with an earlier frame',
      times(100, { ...still, linkShare: 0.7 }),
      'VP8',
    ],
    [
      'VP8 if the browser reports nothing',
      times(100, { ...still, sentBps: null }),
      'VP8',
    ],
    [
      'VP8 on a link that carries AV1’s first frame in more than 8 s',
      times(100, { ...still, availableBps: 480_000 }),
      'VP8',
    ],
    [
      'AV1 on a link that carries it sooner',
      times(2, { ...still, availableBps: 490_000 }),
      'AV1',
    ],
    [
      'AV1 on a link of unknown bandwidth',
      times(2, { ...still, availableBps: null }),
      'AV1',
    ],
  ])('is %s', (_, samples, codec) => {
    expect(after(samples).codec).toBe(codec)
  })

  it.each<[string, SendingSample[]]>([
    [
      'never idle, with quick frames',
      times(100, { ...moving, encoderShare: 1.05 }),
    ],
    ['losing nothing', times(100, { ...losing, droppedShare: 0 })],
    [
      'losing a third of the frames',
      times(100, { ...losing, droppedShare: 0.35 }),
    ],
    ['busy with a still screen', times(100, { ...losing, isStill: true })],
  ])('stays AV1 while the encoder is %s', (_, samples) => {
    expect(after(samples, { from: inAv1 }).codec).toBe('AV1')
  })

  it.each<[string, SendingSample[]]>([
    ['loses frames', [losing]],
    [
      'has a link of half the bandwidth, twice',
      times(2, { ...moving, availableBps: 240_000 }),
    ],
  ])('is VP8 again when the encoder %s', (_, samples) => {
    expect(after(samples, { from: inAv1 }).codec).toBe('VP8')
  })

  it('is changed, but all frames are sent', () => {
    const changed = after([losing], { from: inAv1 })
    expect(changed).toMatchObject({ codec: 'VP8', framesPerSecond: 30 })
    expect(after([losing], { from: changed }).framesPerSecond).toBe(30)
  })

  it('is tried later after each failure', () => {
    let sent = firstSending(usual)
    for (const wait of [2, 8, 32, 128, 128]) {
      sent = after(times(wait - 1, still), { from: sent })
      expect(sent.codec).toBe('VP8')
      sent = after([still], { from: sent })
      expect(sent.codec).toBe('AV1')
      sent = after(times(2, still), { from: sent })
      sent = after(times(2, losing), { from: sent })
    }
  })

  it('is VP8 when the picture starts over, and AV1 then waits as long as before', () => {
    const failed = after(times(2, losing), { from: inAv1 })
    const over = startedOver(failed, usual)
    expect(over).toMatchObject({ codec: 'VP8', samplesBeforeAv1: 8 })
  })
})

it('starts with all that a new preference allows, and remembers a failed codec', () => {
  const failed = after([losing, ...times(2, queueing)], { from: inAv1 })
  const changed = withAim(failed, pictureAims[0])
  expect(changed).toMatchObject({
    ...{ codec: 'VP8', samplesBeforeAv1: 8 },
    ...{ step: 0, framesPerSecond: 15 },
  })
})

describe('the lines of a large screen', () => {
  it.each<[string, SendingSample[], boolean]>([
    ['fewer at first', [], false],
    ['fewer during motion', times(10, { ...moving, isStill: false }), false],
    ['all once it is still', [stillMonitor], true],
    [
      'fewer on a link that carries all in more than a second',
      times(10, { ...stillMonitor, availableBps: 1_000_000 }),
      false,
    ],
    [
      'fewer on a link of unknown bandwidth',
      times(10, { ...stillMonitor, availableBps: null }),
      false,
    ],
    ['fewer again when frames are lost', [stillMonitor, losing], false],
  ])('are %s', (_, samples, hasAllLines) => {
    expect(after(samples, { screen: large }).hasAllLines).toBe(hasAllLines)
  })
})

describe('the amount that is sent', () => {
  const rateAfter = (samples: SendingSample[], from = firstSending(usual)) =>
    after(samples, { from }).framesPerSecond

  it.each<[string, SendingSample[], number]>([
    ['all frames at first', [], 30],
    ['all frames during motion', times(100, moving), 30],
    [
      'all frames of a busy encoder that loses none',
      times(100, { ...losing, droppedShare: 0 }),
      30,
    ],
    ['all frames of an encoder that loses some', times(100, losing), 30],
    ['all frames after one bad second', [losing, moving, losing, moving], 30],
    [
      'all frames after one second with a queue',
      [queueing, moving, queueing, moving],
      30,
    ],
    ['fewer frames to a viewer that lags', times(2, lagging), 22],
    [
      'all frames to a viewer whose lag nobody notices',
      times(9, { ...moving, viewerLag: { delayMs: 150, droppedShare: 0.1 } }),
      30,
    ],
    ['at least half to a viewer, whatever it reports', times(100, lagging), 16],
    ['fewer frames over a link with a queue', times(2, queueing), 22],
    [
      'fewer frames over a link that loses packets',
      times(2, { ...moving, lossShare: 0.2 }),
      22,
    ],
    ['few frames over a link with a constant queue', times(100, queueing), 5],
    [
      'half the frames of an unchanged monitor',
      [{ ...stillMonitor, isUnchanged: true }],
      15,
    ],
    [
      'all frames once it changes',
      [{ ...stillMonitor, isUnchanged: true }, moving],
      30,
    ],
  ])('is %s', (_, samples, framesPerSecond) => {
    expect(rateAfter(samples)).toBe(framesPerSecond)
  })

  it('is increased after four calm samples, and later after a premature increase', () => {
    const slower = after(times(2, queueing))
    const calm = after(times(4, moving), { from: slower })
    expect([slower, calm].map((sent) => sent.framesPerSecond)).toEqual([22, 30])
    const again = after(times(2, queueing), { from: calm })
    expect(rateAfter(times(7, moving), again)).toBe(22)
    expect(rateAfter(times(8, moving), again)).toBe(30)
  })

  it('is smaller before it is less often for a viewer who prefers smooth motion', () => {
    const aim = pictureAims[4]
    const strained = (count: number) =>
      after(times(count, queueing), { from: firstSending(aim), aim })
    expect(strained(2)).toMatchObject({ framesPerSecond: 60, scale: 1.25 })
    expect(strained(100)).toMatchObject({ framesPerSecond: 24, scale: 3 })
  })
})

it('is VP8 for any statistics while the screen moves', () => {
  const share = fc.double({ min: 0, max: 2, noNaN: true })
  const sample = fc.record({
    ...{ encoderShare: share, droppedShare: share, linkShare: share },
    ...{ queueMs: fc.nat(2_000), lossShare: share },
    availableBps: fc.option(fc.nat(100_000_000)),
  })
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 40 }), (samples) => {
      const all = samples.map((each) => ({
        ...{ ...moving, ...each, isStill: false },
      }))
      expect(after(all).codec).toBe('VP8')
      expect(after(all, { screen: large }).codec).toBe('VP8')
    })
  )
})

it('rarely tries again to send more than a link carries', () => {
  const seconds = 400
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.constantFrom(...qualityPreferences),
      (mostFrames, preference) => {
        const aim = pictureAims[preference]
        let sent = firstSending(aim)
        let changes = 0
        for (let second = 0; second < seconds; second++) {
          const isTooMuch = sent.framesPerSecond / sent.scale > mostFrames
          const next = after([isTooMuch ? queueing : moving], {
            ...{ from: sent, aim },
          })
          if (second >= seconds / 2 && next.step !== sent.step) changes++
          sent = next
        }
        // More and less again, after 64 samples.
        expect(changes).toBeLessThanOrEqual(8)
      }
    )
  )
})

it('is within the limits of the aim for any statistics', () => {
  const any = fc.oneof(fc.double(), fc.integer())
  const sample = fc.record<SendingSample>({
    ...{ encoderShare: any, encodedPerSecond: any, droppedShare: any },
    ...{ sentBps: fc.option(any), linkShare: any, queueMs: any },
    ...{ lossShare: any, availableBps: fc.option(any) },
    viewerLag: fc.option(fc.record({ delayMs: any, droppedShare: any })),
    isStill: fc.option(fc.boolean()),
    isUnchanged: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(sample, { maxLength: 40 }),
      fc.constantFrom(...qualityPreferences),
      fc.constantFrom(fullHd, large),
      (samples, preference, screen) => {
        const aim = pictureAims[preference]
        const from = firstSending(aim)
        const sent = after(samples, { from, aim, screen })
        const [most, least] = [aim.steps[0]!, aim.steps.at(-1)!]
        const fewest = Math.min(15, least.framesPerSecond)
        expect(sent.framesPerSecond).toBeGreaterThanOrEqual(fewest)
        expect(sent.framesPerSecond).toBeLessThanOrEqual(most.framesPerSecond)
        expect(sent.scale).toBeGreaterThanOrEqual(1)
        expect(sent.scale).toBeLessThanOrEqual(least.scale)
      }
    )
  )
})
