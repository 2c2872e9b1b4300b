// The build for older browsers cannot hydrate prerendered markup, because
// Redwood provides the page only to the modern build.
const place = document.getElementById('redwood-app')

if (import.meta.env.LEGACY && place) {
  place.innerHTML = ''
}

export {}
