import { backoffMs } from 'src/domain/wire/backoff'

import { listen } from './listen'

interface Patience {
  /** called each time that it has failed, with how often */
  failed?: (attempt: number) => void
  /** called with what ends the present wait at once */
  waiting?: (goOn: () => void) => void
}

/**
 * Fetches a part of the program, and fetches it again where that fails: at ever
 * longer distances, and as soon as the browser says that the network is back. A
 * share must not end because a file could not be had.
 *
 * @returns when it has come; never rejects
 */
export async function fetchPatiently<Part>(
  fetch: () => Promise<Part>,
  { failed, waiting }: Patience = {}
): Promise<Part> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetch()
    } catch {
      failed?.(attempt)
      await pause(backoffMs(attempt), waiting)
    }
  }
}

async function pause(ms: number, waiting: Patience['waiting']): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let unlisten = () => {}
  await new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
    unlisten = listen(window, 'online', () => resolve())
    waiting?.(resolve)
  })
  clearTimeout(timer)
  unlisten()
}
