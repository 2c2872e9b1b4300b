/**
 * `@redwoodjs/web` re-exports all of Apollo and GraphQL. These packages do
 * nothing when merely imported, so what a page does not use can be left out.
 * Redwood's config.js does: it sets the globals that Redwood reads.
 */
const inert =
  /node_modules\/(?:@redwoodjs\/web\/(?!dist\/config\.js)|@apollo\/|@wry\/|graphql\/|graphql-tag\/|graphql-sse\/|optimism\/|zen-observable|ts-invariant\/|rehackt\/|apollo-upload-client\/)/

/**
 * Rooms do nothing when merely imported: of an entry only what is used is kept. A
 * worker is a program.
 */
const rooms = /\/web\/src\/features\/(?!.*\.worker\.ts)/

export const treeshake = {
  moduleSideEffects: (id: string) => !inert.test(id) && !rooms.test(id),
}
