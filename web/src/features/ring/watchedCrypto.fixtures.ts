import { webcrypto } from 'node:crypto'
import { setImmediate } from 'node:timers'

type Operation = (...values: unknown[]) => Promise<unknown>

/**
 * Number of event loop turns without an operation that count as idle; the code
 * under test needs fewer to start its next operation.
 */
const quietTurns = 5

/**
 * Waits until no WebCrypto operation is running or about to start, however slow
 * the machine is.
 *
 * @param advance runs due timers if the test fakes them
 */
export function watchedCrypto(advance: () => Promise<unknown>) {
  let runningCount = 0
  const subtle = new Proxy(webcrypto.subtle, {
    get: (target, name) => {
      const operation = Reflect.get(target, name) as Operation
      return async (...values: unknown[]) => {
        runningCount++
        try {
          return await operation.apply(target, values)
        } finally {
          runningCount--
        }
      }
    },
  })
  const getRandomValues = webcrypto.getRandomValues.bind(webcrypto)
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { subtle, getRandomValues },
  })
  return {
    async idle(): Promise<void> {
      for (let quiet = 0; quiet < quietTurns; quiet++) {
        await advance()
        await new Promise((resolve) => setImmediate(resolve))
        if (runningCount > 0) quiet = 0
      }
    },
  }
}
