import { useEffect, useRef } from 'react'

import styled from 'styled-components'

import type { Undo } from 'src/browser/listen'
import { media } from 'src/styles/media'

const Frame = styled.span`
  display: inline-block;
  width: 6rem;
  height: 0.75rem;
  overflow: hidden;
  border: 2px solid currentColor;
  border-radius: ${({ theme }) => theme.radius.round};
  contain: strict;

  ${media.reducedMotion} {
    display: none;
  }
`

/** Unlike the width, the scale can change often without a new layout. */
const Fill = styled.span`
  display: block;
  height: 100%;
  background: currentColor;
  transform: scaleX(0);
  transform-origin: left;
`

const everyMs = 100
const steps = 20

/** The RMS level of a raised voice, shown as the maximum. */
const loudest = 0.25

/**
 * Measures the level of a track in 20 steps, so that small changes cause no
 * update.
 *
 * @param onLevel called with a number from 0 to 1 when the step changes
 */
function watchLevel(
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

/**
 * Shows the microphone level. It is hidden from screen readers, because the
 * text next to it says whether the microphone is on.
 */
function LevelMeter({ track }: { track: MediaStreamTrack }) {
  const fill = useRef<HTMLSpanElement>(null)

  useEffect(
    () =>
      watchLevel(track, (level) => {
        if (fill.current) fill.current.style.transform = `scaleX(${level})`
      }),
    [track]
  )

  return (
    <Frame aria-hidden="true">
      <Fill ref={fill} />
    </Frame>
  )
}

export default LevelMeter
