// The second build, for older browsers, cannot hydrate prerendered markup,
// because Redwood gives the prerendered page only to the first build. So it
// removes the markup.
const place = document.getElementById('redwood-app')

if (import.meta.env.LEGACY && place) {
  place.innerHTML = ''
}

export {}
