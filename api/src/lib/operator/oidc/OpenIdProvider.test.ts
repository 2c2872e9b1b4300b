import { OpenIdProvider } from './OpenIdProvider'
import { answerOf, client, TestProvider } from './openIdProvider.fixtures'

const minuteMs = 60_000

let provider: TestProvider

beforeAll(async () => {
  provider = await TestProvider.start()
})

afterEach(() => jest.restoreAllMocks())

afterAll(() => provider.stop())

it('completes a sign-in whose provider cannot be discovered again', async () => {
  const signIn = new OpenIdProvider({
    ...{ issuer: provider.url, name: '', groupsClaim: 'groups' },
    ...{ clientId: client.id, clientSecret: client.secret },
    ...{ helperGroups: ['helpers'], operatorGroups: [] },
  })
  const redirectUri = 'http://localhost:8910/operator/sign-in'
  const { url, flow } = await signIn.begin(redirectUri, false)
  const answer = await answerOf(url, 'anna')

  const { fetch } = globalThis
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/.well-known/')
        ? Promise.reject(new Error('no network'))
        : fetch(input, init)
    )
  const later = performance.now() + minuteMs
  jest.spyOn(performance, 'now').mockImplementation(() => later)
  await expect(signIn.begin(redirectUri, false)).rejects.toThrow()
  expect(await signIn.finish(flow, answer)).toEqual(['helpers'])
})
