import './emptyPrerendered'
import './polyfills'

import { hydrateRoot, createRoot } from 'react-dom/client'

import App from './App'
import { findApi } from './browser/config'
import { ignoreDoubleClicks } from './browser/ignoreDoubleClicks'
import { listenBeforeRouter } from './browser/leavingPage'
import { loadNewPins, tidyAddress } from './features/links'
import { speakAtOnce } from './i18n/language'
import SpeakAtOnce from './i18n/SpeakAtOnce'
import Routes from './Routes'

const redwoodAppElement = document.getElementById('redwood-app')

if (!redwoodAppElement) {
  throw new Error(
    "Could not find an element with ID 'redwood-app'. Please ensure it " +
      "exists in your 'web/src/index.html' file."
  )
}

findApi()
const isTidy = tidyAddress()
loadNewPins()
ignoreDoubleClicks(window)
listenBeforeRouter()

/**
 * React’s error 421: a link was followed before its page was hydrated. React
 * then renders the next page on the client, which looks the same.
 */
const isFromEarlyClick = (error: unknown) =>
  error instanceof Error && /#421;|finished hydrating/.test(error.message)

// Only prerendered pages have markup to hydrate.
if (redwoodAppElement.children.length > 0) {
  hydrateRoot(
    redwoodAppElement,
    <App>
      <Routes />
      <SpeakAtOnce />
    </App>,
    {
      onRecoverableError: (error) => {
        if (!isFromEarlyClick(error)) reportError(error)
      },
    }
  )
} else {
  const root = createRoot(redwoodAppElement)
  void isTidy.then(speakAtOnce).then(() =>
    root.render(
      <App>
        <Routes />
      </App>
    )
  )
}
