import {
  type APQOptions,
  createInMemoryAPQStore,
} from '@graphql-yoga/plugin-apq'

const dayMs = 86_400_000

/**
 * The console knows a handful of queries. Strangers may store as many, each as
 * large as a request may be, so there is room for few.
 */
export const persistedQueries: APQOptions = {
  store: createInMemoryAPQStore({ max: 100, ttl: dayMs }),
  // "Not found" is a step of the protocol, not an error to be shown.
  responseConfig: { forceStatusCodeOk: true },
}
