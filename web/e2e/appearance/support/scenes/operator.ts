import {
  expectConsole,
  graphqlPath,
  isStream,
  signIn,
} from '../../../support/operator'

import type { Scenes } from './Scene'

const startMs = Date.UTC(2026, 0, 5, 9, 30)

const instance = (name: string, peers: number) => ({
  ...{ __typename: 'SignallingInstance', name, version: '1.0.0', peers },
  startedAt: new Date(startMs - 93_600_000).toISOString(),
})

const check = (
  name: string,
  state: string,
  result: string,
  advice: string | null = null
) => ({ __typename: 'SignallingCheck', name, state, result, advice })

const signallingStatus = {
  __typename: 'SignallingStatus',
  at: new Date(startMs).toISOString(),
  instances: [instance('server-1:8911', 40), instance('server-2:8911', 90)],
  checks: [
    check('Certificate of help.example:443', 'works', '57 days left'),
    check(
      ...(['Relay over UDP at turn.help.example:3478', 'fails'] as const),
      'refuses our credentials',
      'People on strict networks can’t connect: the relay refuses our credentials. Its static-auth-secret has to be TURN_SECRET; restart it after a change.'
    ),
    check('Redis', 'works', 'accepts writes'),
  ],
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
