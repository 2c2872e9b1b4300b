import { useEffect } from 'react'

import { speakAtOnce } from './language'

/**
 * For prerendered pages: they are in English, so the language changes after the
 * first paint.
 */
function SpeakAtOnce() {
  useEffect(() => void speakAtOnce(), [])

  return null
}

export default SpeakAtOnce
