const { getWebSideDefaultBabelConfig } = require('@redwoodjs/babel-config')

const { presets, ...config } = getWebSideDefaultBabelConfig({ forJest: true })

// Redwood excludes class fields from preset-env because of a bundler that it no
// longer uses, and does not transform them for Jest, which then cannot load a
// class.
const withClassFields = ([name, options, ...rest]) => [
  name,
  name === '@babel/preset-env' ? { ...options, exclude: [] } : options,
  ...rest,
]

module.exports = { ...config, presets: presets.map(withClassFields) }
