import { webcrypto } from 'node:crypto'
import { format } from 'node:util'

import { configure } from '@redwoodjs/testing/web'

// A busy machine is slow, not wrong.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 15_000 })

// jsdom has none.
Object.defineProperty(globalThis, 'crypto', {
  value: webcrypto,
  configurable: true,
})

// jsdom lays nothing out: to every question it is a wide page with a mouse.
// And it connects to nobody, but could.
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

const unexpected: string[] = []

const record =
  (level: string) =>
  (...args: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...args)}`)
  }

// A test that expects a message keeps it from here with
// jest.spyOn(console, 'error').mockImplementation(() => {}).
Object.assign(console, { error: record('error'), warn: record('warn') })

afterEach(() => {
  const messages = unexpected.splice(0)
  if (messages.length > 0) {
    throw new Error(`The test wrote to the console.\n${messages.join('\n')}`)
  }
})
