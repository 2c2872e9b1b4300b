const { getWebSideDefaultBabelConfig } = require('@redwoodjs/babel-config')

const entries = require('./jest.entries.config')

const { presets, plugins, ...config } = getWebSideDefaultBabelConfig({
  forJest: true,
})

// Redwood excludes class fields from preset-env; without them, Jest could not
// load a class.
const withClassFields = ([name, options, ...rest]) => [
  name,
  name === '@babel/preset-env' ? { ...options, exclude: [] } : options,
  ...rest,
]

module.exports = {
  ...config,
  // `entries` must run before Redwood's plugins, which replace the alias `src`.
  plugins: [entries, ...plugins],
  presets: presets.map(withClassFields),
}
