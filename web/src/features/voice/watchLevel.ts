import type { Undo } from 'src/browser/listen'

const everyMs = 100
const steps = 20

/** A raised voice; anything louder has the same level. */
const loudest = 0.25

/**
 * Follows the volume of a track in a few steps, so that silence changes
 * nothing.
 *
 * @param onLevel called with 0 to 1, and only when the step changes
 */
export function watchLevel(
  track: MediaStreamTrack,
  onLevel: (level: number) => void
): Undo {
  if (!('AudioContext' in window) || prefersStillness()) return () => {}
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let before = -1
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const level = Math.round(Math.min(1, rms(samples) / loudest) * steps)
    if (level !== before) onLevel(level / steps)
    before = level
  }, everyMs)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

const prefersStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches

const rms = (samples: Float32Array): number =>
  Math.sqrt(
    samples.reduce((sum, each) => sum + each * each, 0) / samples.length
  )
