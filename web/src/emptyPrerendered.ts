// The second set of files, for older browsers, cannot take over what has been
// prerendered: Redwood hands over the page only in the first one.
const place = document.getElementById('redwood-app')

if (import.meta.env.LEGACY && place) {
  place.innerHTML = ''
}

export {}
