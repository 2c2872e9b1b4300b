import type { SignallingStatusQuery } from 'types/graphql'

type Sample = SignallingStatusQuery['signallingStatus']['latest']

/** Five minutes of samples, as many as the server keeps. */
const keptSamples = 150

/** The answer with a newer sample; a sample that is known changes nothing. */
export const appendSample =
  (sample: Sample) =>
  (
    answer: SignallingStatusQuery | null | undefined
  ): SignallingStatusQuery | undefined => {
    if (!answer || answer.signallingStatus.latest.at >= sample.at) return
    const { signallingStatus } = answer
    const history = [...signallingStatus.history, sample].slice(-keptSamples)
    return {
      signallingStatus: { ...signallingStatus, latest: sample, history },
    }
  }
