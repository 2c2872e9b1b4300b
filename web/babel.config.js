// The generated class names must be the same in the prerendered HTML and in the
// browser.
const styles = [
  'babel-plugin-styled-components',
  { ssr: true, displayName: false, pure: true },
]

// Redwood's preset-env leaves out class fields, and its prerender does not
// transform them either.
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
