import { act, fireEvent, screen } from '@redwoodjs/testing/web'

import { renderThemed } from 'src/components/renderThemed'
import type { IceServer } from 'src/features/call/model/sortIceServers'
import {
  type ConnectionProbes,
  NetworkCheck as Test,
} from 'src/features/network-check/NetworkCheck'
import { statusTexts } from 'src/features/session/ui/renderInSession'
import { networkCheck } from 'src/i18n/en/networkCheck'

import NetworkCheck from './NetworkCheck'

const allWorks: ConnectionProbes = {
  signalling: () => Promise.resolve('works'),
  iceServers: () =>
    Promise.resolve<IceServer[]>([
      { urls: ['stun:s', 'turn:r', 'turn:r?transport=tcp'] },
    ]),
  stun: () => Promise.resolve('works'),
  relay: () => Promise.resolve('works'),
}

async function testing(probes: Partial<ConnectionProbes> = {}) {
  const makeCheck = () => new Test({ ...allWorks, ...probes })
  renderThemed(<NetworkCheck texts={networkCheck} makeCheck={makeCheck} />)
  await act(async () => {})
}

const steps = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('NetworkCheck', () => {
  it('says at once what is being tested', async () => {
    await testing({ signalling: () => new Promise(() => {}) })

    expect(statusTexts()).toEqual(['Testing your connection'])
    expect(steps()[0]).toBe('Our serverTesting…')
  })

  it('says in one sentence that all is well, and lists the tests', async () => {
    await testing()

    expect(statusTexts()).toEqual(['Your connection is good'])
    expect(steps()).toHaveLength(5)
    expect(steps()[1]).toBe('Direct connectionWorks')
    expect(steps()[4]).toMatch(/Not set up on this site$/)
  })

  it('says what to do if the network blocks', async () => {
    await testing({
      stun: () => Promise.resolve('silent'),
      relay: () => Promise.resolve('silent'),
    })

    expect(statusTexts()).toEqual(['Your network blocks screen sharing'])
    expect(screen.getByText(/phone hotspot/)).toBeVisible()
  })

  it('tests again', async () => {
    const signalling = jest.fn(() => Promise.resolve('silent' as const))
    await testing({ signalling })
    expect(statusTexts()).toEqual(['We can’t reach our server'])
    const again = screen.getByRole('button', { name: 'Test again' })
    await act(async () => void fireEvent.click(again))

    expect(signalling).toHaveBeenCalledTimes(2)
  })
})
