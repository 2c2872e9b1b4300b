const {
  BABEL_PLUGIN_TRANSFORM_RUNTIME_OPTIONS: runtime,
} = require('@redwoodjs/babel-config')

// Redwood 8.9 replaces Map, Set and Promise with core-js polyfills, which are
// several times slower and which Node 20 does not need
// (docs/signalling-guard.md).
Object.assign(runtime, { corejs: false, helpers: false })

module.exports = {}
