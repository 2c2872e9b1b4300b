import type { Plugin } from 'vite'

const peerJs = /node_modules\/peerjs\/dist\/bundler\.mjs$/

/** Its serializers; ours stand in for them (src/features/call/refuseDataConnections.ts). */
const serializers = /(this\._serializers = )\{\s+raw: [^}]+\}/

/** Asks the server for everybody's id, which ours tells nobody. */
const list = /(async listAllPeers\(\) \{)[^]*?(\n {4}\}\n\}\n)/

/** What it writes to its log, which is off. */
const logged = /\(0, \$\w+\$export\$\w+\)\.(?:log|warn|error)\(/g

/**
 * Leaves out of PeerJS 1.5.5 what this product never uses: data connections,
 * which it refuses (docs/decisions/0010), the list of all peers, and the log. Together 2 KB of gzip.
 */
export const callsOnly: Plugin = {
  name: 'calls-only',
  apply: 'build',
  transform(code, id) {
    if (!peerJs.test(id)) return null
    if ([serializers, list, logged].some((part) => code.search(part) < 0)) {
      throw new Error('This is not the PeerJS that parts are left out of.')
    }
    return {
      // An expression without a use is not bundled.
      code: code
        .replace(serializers, '$1{}')
        .replace(list, '$1$2')
        .replace(logged, 'void ('),
      map: null,
    }
  },
}
