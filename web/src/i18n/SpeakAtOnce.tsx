import { useEffect } from 'react'

import { speakAtOnce } from './language'

/** For prerendered pages: they are English, so the language comes after the first look. */
function SpeakAtOnce() {
  useEffect(() => void speakAtOnce(), [])

  return null
}

export default SpeakAtOnce
