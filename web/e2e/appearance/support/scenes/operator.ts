import {
  expectConsole,
  graphqlPath,
  isStream,
  signIn,
} from '../../../support/operator'

import type { Scenes } from './Scene'

const startMs = Date.UTC(2026, 0, 5, 9, 30)

const counts = (second: number) => ({
  peers: 40 + Math.round(18 * Math.sin(second / 40)),
  callsBeingSetUp: Math.max(0, Math.round(3 * Math.sin(second / 9))),
  messagesPerMinute: 220 + Math.round(90 * Math.sin(second / 25)),
  refusalsPerMinute: second > 200 ? 12 : 0,
  iceCredentialsIssued: 300 + second,
})

const instance = (name: string, second: number) => ({
  ...{ __typename: 'SignallingInstance', name, version: '1.0.0' },
  startedAt: new Date(startMs - 93_600_000).toISOString(),
  ...counts(second),
})

const signallingStatus = {
  __typename: 'SignallingStatus',
  latest: {
    ...{ __typename: 'SignallingSample', at: new Date(startMs).toISOString() },
    ...counts(298),
  },
  instances: [instance('server-1:8911', 40), instance('server-2:8911', 90)],
  services: {
    ...{ __typename: 'SignallingServices', redis: 'works', relay: 'fails' },
    relayProblem: 'silent',
    certificateEndsAt: new Date(startMs + 5_000_000_000).toISOString(),
  },
  apiVersion: '1.0.0',
  startedAt: new Date(startMs - 93_600_000).toISOString(),
}

export const operator: Scenes = {
  'operator watches': async ({ person }) => {
    const { page } = await person()
    await page.route(graphqlPath, (route) => {
      const request = route.request()
      if (isStream(request)) return route.abort()
      return request.postData()?.includes('SignallingStatusQuery')
        ? route.fulfill({ json: { data: { signallingStatus } } })
        : route.fallback()
    })
    await page.goto('/operator/sign-in?redirectTo=/operator')
    await signIn(page)
    await expectConsole(page)
    return page
  },
}
