import { useEffect, useState } from 'react'

import { quieten, speak } from 'src/i18n/speech'
import { useCanSpeak } from 'src/i18n/useCanSpeak'
import { useLanguage } from 'src/i18n/useLanguage'

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
  const isThere = useCanSpeak()
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
