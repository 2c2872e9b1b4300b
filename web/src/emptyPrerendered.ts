// The second build, for older browsers, cannot hydrate prerendered markup:
// Redwood provides the page only to the first one.
const place = document.getElementById('redwood-app')

if (import.meta.env.LEGACY && place) {
  place.innerHTML = ''
}

export {}
