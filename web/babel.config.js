// The prerendered HTML and the browser must agree on the names of styles.
const styles = [
  'babel-plugin-styled-components',
  { ssr: true, displayName: false, pure: true },
]

// Redwood excludes these from preset-env because of a bundler that it no longer
// uses, and does not transform them in its prerender.
const classFields = [
  '@babel/plugin-transform-class-properties',
  '@babel/plugin-transform-private-methods',
  '@babel/plugin-transform-private-property-in-object',
]

module.exports = (api) => {
  const isPrerender = api.cache.using(() =>
    Boolean(process.env.__REDWOOD__PRERENDERING)
  )
  return { plugins: isPrerender ? [styles, ...classFields] : [styles] }
}
