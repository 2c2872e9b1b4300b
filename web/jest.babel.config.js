const { getWebSideDefaultBabelConfig } = require('@redwoodjs/babel-config')

const entries = require('./jest.entries.config')

const { presets, plugins, ...config } = getWebSideDefaultBabelConfig({
  forJest: true,
})

// Redwood excludes class fields from preset-env because of a bundler that it no
// longer uses. Jest could then not load a class.
const withClassFields = ([name, options, ...rest]) => [
  name,
  name === '@babel/preset-env' ? { ...options, exclude: [] } : options,
  ...rest,
]

module.exports = {
  ...config,
  // Runs before Redwood's plugins, which resolve the alias.
  plugins: [entries, ...plugins],
  presets: presets.map(withClassFields),
}
