import './emptyPrerendered'
import './polyfills'

import { hydrateRoot, createRoot } from 'react-dom/client'

import { dropTrailingSlash } from 'src/lib/browser/dropTrailingSlash'
import { speakAtOnce } from 'src/lib/language/language'

import App from './App'
import Routes from './Routes'

const redwoodAppElement = document.getElementById('redwood-app')

if (!redwoodAppElement) {
  throw new Error(
    "Could not find an element with ID 'redwood-app'. Please ensure it " +
      "exists in your 'web/src/index.html' file."
  )
}

dropTrailingSlash()

const app = (
  <App>
    <Routes />
  </App>
)

// Prerendered pages arrive with their markup, which is kept. It is English; the rest follows.
if (redwoodAppElement.children.length > 0) {
  hydrateRoot(redwoodAppElement, app)
  void speakAtOnce()
} else {
  void speakAtOnce().then(() => createRoot(redwoodAppElement).render(app))
}
