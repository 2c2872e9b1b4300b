import {
  type APQOptions,
  createInMemoryAPQStore,
} from '@graphql-yoga/plugin-apq'

const dayMs = 86_400_000

/**
 * The console has a handful of queries. Strangers may store others, each as
 * large as a request may be, so the number is small.
 */
export const persistedQueries: APQOptions = {
  store: createInMemoryAPQStore({ max: 100, ttl: dayMs }),
  // "Not found" is a step of the protocol, not an error to show.
  responseConfig: { forceStatusCodeOk: true },
}
