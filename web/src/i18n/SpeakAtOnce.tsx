import { useEffect } from 'react'

import { speakAtOnce } from './language'

/**
 * Prerendered pages are in English; the language changes after the first paint.
 */
function SpeakAtOnce() {
  useEffect(() => void speakAtOnce(), [])

  return null
}

export default SpeakAtOnce
