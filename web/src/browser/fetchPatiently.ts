import { backoffMs } from './backoff'
import { listen } from './listen'

interface Patience {
  /** called after each failure, with the number of failures */
  failed?: (attempt: number) => void
  /** called with a function that ends the current delay and retries at once */
  waiting?: (goOn: () => void) => void
}

/**
 * Fetches a part of the program, such as a JavaScript chunk. Never rejects,
 * because a share must not end when a file cannot be fetched. Retries with
 * growing delays, and as soon as the browser is online again.
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
