/**
 * `@redwoodjs/web` re-exports all of Apollo and GraphQL. These packages have no
 * side effects when they are imported, so unused exports can be left out. The
 * exception is Redwood's config.js, which sets the globals that Redwood reads.
 */
const inert =
  /node_modules\/(?:@redwoodjs\/web\/(?!dist\/config\.js)|@apollo\/|@wry\/|graphql\/|graphql-tag\/|graphql-sse\/|optimism\/|zen-observable|ts-invariant\/|rehackt\/|apollo-upload-client\/)/

/**
 * Features have no side effects when they are imported, so unused exports of an
 * entry can be left out. Workers are programs, so they have side effects.
 */
const rooms = /\/web\/src\/features\/(?!.*\.worker\.ts)/

export const treeshake = {
  moduleSideEffects: (id: string) => !inert.test(id) && !rooms.test(id),
}
