// For browsers that cannot run anything newer: ES5, and capability, not names.
// What runs says itself what else it lacks.
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
