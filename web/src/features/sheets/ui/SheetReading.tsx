import { useEffect, useState } from 'react'

import Button from 'src/components/Button'
import type { Sheet } from 'src/features/sheets/model/sheet'
import { quieten, speak } from 'src/i18n/speech'
import { useLanguage } from 'src/i18n/useLanguage'
import { useSheetsTexts } from 'src/i18n/useSheetsTexts'
import { useCanSpeak } from 'src/i18n/useSpeech'

import { useSheetWords } from './useSheetWords'

interface Reading {
  /** false if this device has no speech voice for the language */
  isThere: boolean
  isReading: boolean
  start: (text: string) => void
  stop: () => void
}

function useReading(): Reading {
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

function SheetReading({ sheet }: { sheet: Sheet }) {
  const texts = useSheetsTexts()
  const { spoken } = useSheetWords()
  const { isThere, isReading, start, stop } = useReading()
  if (!isThere) return null

  return (
    <Button
      variant="secondary"
      icon={isReading ? 'stop' : 'sound'}
      onClick={isReading ? stop : () => start(spoken(sheet))}
      fullWidth
    >
      {isReading ? texts.stopReading : texts.readAloud}
    </Button>
  )
}

export default SheetReading
