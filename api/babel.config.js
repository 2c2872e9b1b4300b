const {
  BABEL_PLUGIN_TRANSFORM_RUNTIME_OPTIONS: runtime,
} = require('@redwoodjs/babel-config')

// Redwood 8.9 replaces Map, Set and Promise by those of core-js, which Node 20
// does not need: each use then costs several times as much
// (docs/signalling-guard.md).
Object.assign(runtime, { corejs: false, helpers: false })

module.exports = {}
