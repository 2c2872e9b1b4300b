// Detects browsers that are too old to run the pages, so it is in ES5. Tests
// features, not names. In other browsers, the pages report missing features.
;(function () {
  var page = document.documentElement
  var works =
    !!window.Promise &&
    !!Promise.prototype['finally'] &&
    !!window.CSS &&
    !!CSS.supports &&
    CSS.supports('color', 'var(--any)') &&
    CSS.supports('display', 'grid')
  if (!works) {
    page.className += ' too-old'
  }
})()
