import { withinBase } from 'src/browser/basePath'
import { fetchPatiently } from 'src/browser/fetchPatiently'
import { chooseLanguage, directionOf } from 'src/browser/languageCode'
import { listen } from 'src/browser/listen'
import { languageWishes } from 'src/i18n/languageWishes'

import {
  canOpenSheets,
  isViewersPath,
  sayWhatIsWrong,
  showWayToSheets,
} from './offlinePage'
import { reachSite } from './reachSite'
import { texts } from './texts'

/**
 * Waits before the first attempt: otherwise a page that fails at once would
 * reload in a tight loop.
 */
const firstPauseMs = 2_000

const language = chooseLanguage(languageWishes())
const reload = () => window.location.reload()
const say = () =>
  sayWhatIsWrong(document, texts[language], { isOnline: navigator.onLine })

Object.assign(document.documentElement, {
  lang: language,
  dir: directionOf(language),
})
if (isViewersPath(withinBase(window.location.pathname))) {
  document.documentElement.dataset.role = 'viewer'
}
say()
void canOpenSheets().then(
  (can) => can && showWayToSheets(document, texts[language])
)
listen(window, 'online', say)
listen(window, 'offline', say)
document
  .querySelectorAll('button')
  .forEach((button) => listen(button, 'click', reload))
setTimeout(() => void fetchPatiently(reachSite).then(reload), firstPauseMs)
