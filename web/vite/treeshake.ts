/**
 * `@redwoodjs/web` re-exports all of Apollo and GraphQL. These packages have no
 * side effects when they are imported, so unused exports can be left out.
 * Redwood's config.js has one: it sets the globals that Redwood reads.
 */
const inert =
  /node_modules\/(?:@redwoodjs\/web\/(?!dist\/config\.js)|@apollo\/|@wry\/|graphql\/|graphql-tag\/|graphql-sse\/|optimism\/|zen-observable|ts-invariant\/|rehackt\/|apollo-upload-client\/)/

/**
 * Rooms have no side effects when they are imported, so unused exports of an entry
 * can be left out. A worker is a program, and has them.
 */
const rooms = /\/web\/src\/features\/(?!.*\.worker\.ts)/

export const treeshake = {
  moduleSideEffects: (id: string) => !inert.test(id) && !rooms.test(id),
}
