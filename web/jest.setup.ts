import { webcrypto } from 'node:crypto'
import { format } from 'node:util'

// A busy machine may be slow.
jest.setTimeout(30_000)
if (typeof window !== 'undefined') preparePage()

const unexpected: string[] = []

const record =
  (level: string) =>
  (...args: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...args)}`)
  }

// A test that expects a message has to mock the console: jest.spyOn(console,
// 'error').mockImplementation(() => {}).
Object.assign(console, { error: record('error'), warn: record('warn') })

afterEach(() => {
  const messages = unexpected.splice(0)
  if (messages.length > 0) {
    throw new Error(`The test wrote to the console.\n${messages.join('\n')}`)
  }
})

/** Runs Redwood's own setup, and adds what jsdom lacks. */
function preparePage() {
  require('@redwoodjs/testing/config/jest/web/jest.setup')
  require('@redwoodjs/testing/web').configure({ asyncUtilTimeout: 15_000 })

  // jsdom has no crypto.
  Object.defineProperty(globalThis, 'crypto', {
    value: webcrypto,
    configurable: true,
  })

  // jsdom has no layout, so every media query describes a wide page with a
  // mouse. It has no WebRTC either, so this class connects to nothing.
  Object.assign(window, {
    RTCPeerConnection: class {
      close() {}
    },
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === '(any-pointer: fine)',
      }),
  })
}
