const { getWebSideDefaultBabelConfig } = require('@redwoodjs/babel-config')

const entries = require('./jest.entries.config')

const { presets, plugins, ...config } = getWebSideDefaultBabelConfig({
  forJest: true,
})

// Redwood takes class fields out of preset-env, for the sake of a bundler it no
// longer uses, and gives nothing for them to Jest: no class could be tested.
const withClassFields = ([name, options, ...rest]) => [
  name,
  name === '@babel/preset-env' ? { ...options, exclude: [] } : options,
  ...rest,
]

module.exports = {
  ...config,
  // Before Redwood's, which resolve the alias.
  plugins: [entries, ...plugins],
  presets: presets.map(withClassFields),
}
