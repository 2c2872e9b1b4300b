// Names of styles that are the same in the prerendered HTML and in the browser.
const styles = [
  'babel-plugin-styled-components',
  { ssr: true, displayName: false, pure: true },
]

// Redwood takes class fields out of preset-env, for the sake of a bundler it no
// longer uses, and gives nothing for them to its prerender.
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
