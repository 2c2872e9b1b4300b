/**
 * `@redwoodjs/web` re-exports all of Apollo and GraphQL. Importing them has no
 * side effects, so unused exports can be left out. The exception is Redwood’s
 * config.js, which sets globals.
 */
const inert =
  /node_modules\/(?:@redwoodjs\/web\/(?!dist\/config\.js)|@apollo\/|@wry\/|graphql\/|graphql-tag\/|graphql-sse\/|optimism\/|zen-observable|ts-invariant\/|rehackt\/|apollo-upload-client\/)/

/**
 * Importing a feature has no side effects, so unused exports can be left out. A
 * worker file is a program, so it has side effects.
 */
const rooms = /\/web\/src\/features\/(?!.*\.worker\.ts)/

export const treeshake = {
  moduleSideEffects: (id: string) => !inert.test(id) && !rooms.test(id),
}
