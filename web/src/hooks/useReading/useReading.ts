import { useEffect, useState, useSyncExternalStore } from 'react'

import { useLanguage } from 'src/hooks/useLanguage'
import { canSpeak, onVoices, quieten, speak } from 'src/lib/speech/speech'

interface Reading {
  /** false: this device has no voice for the language */
  isThere: boolean
  isReading: boolean
  start: (text: string) => void
  stop: () => void
}

/** Reads something long aloud, until its end or until somebody has heard enough. */
export function useReading(): Reading {
  const { language } = useLanguage()
  const isThere = useSyncExternalStore(
    onVoices,
    () => canSpeak(language),
    () => false
  )
  const [isReading, setReading] = useState(false)
  useEffect(() => quieten, [])

  return {
    isThere,
    isReading,
    start: (text) => {
      speak(text, language, () => setReading(false))
      setReading(true)
    },
    stop: () => {
      quieten()
      setReading(false)
    },
  }
}
