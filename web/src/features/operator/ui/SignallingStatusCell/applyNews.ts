import type { SignallingStatusQuery } from 'types/graphql'

type Status = SignallingStatusQuery['signallingStatus']

/** Five minutes of samples, as many as the server keeps. */
const keptSamples = 150

/** The answer with what has changed; news that are known change nothing. */
export const applyNews =
  (news: Pick<Status, 'latest' | 'instances' | 'services'>) =>
  (
    answer: SignallingStatusQuery | null | undefined
  ): SignallingStatusQuery | undefined => {
    if (!answer || answer.signallingStatus.latest.at >= news.latest.at) return
    const { signallingStatus } = answer
    const history = [...signallingStatus.history, news.latest]
    return {
      signallingStatus: {
        ...{ ...signallingStatus, ...news },
        history: history.slice(-keptSamples),
      },
    }
  }
