import { useId, useState } from 'react'

import { useDebouncedValue } from 'src/browser/timedHooks'
import VisuallyHidden from 'src/components/VisuallyHidden'
import {
  type CallPort,
  connectionQuality,
  type ConnectionQuality,
} from 'src/features/call'
import { useConnectionFigures } from 'src/features/session'
import { Tool } from 'src/features/stage'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

import ConnectionDetails from './ConnectionDetails'

/** A quality change is announced to screen readers if it lasts this long. */
const settledMs = 5_000

function inOneWord({ level, faults: [worst] }: ConnectionQuality) {
  if (level !== 'weak') return level
  return worst === 'delay' ? 'slow' : 'unsteady'
}

export interface ConnectionToolsProps {
  call: CallPort
  isInList: boolean
}

function ConnectionTools({ call, isInList }: ConnectionToolsProps) {
  const viewing = useViewingTexts()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const figures = useConnectionFigures(call)
  const quality = figures && connectionQuality(figures)
  const words = quality
    ? viewing.connection[inOneWord(quality)]
    : viewing.connectionUnknown
  const isGood = !quality || quality.level === 'good'
  // In the toolbar, a good connection is shown as an icon without text. In the
  // menu, the button has a text like the buttons next to it.
  const isSign = isGood && !isInList
  const settled = useDebouncedValue(quality && words, settledMs)

  return (
    <>
      <Tool
        icon={isGood ? 'direct' : 'warning'}
        title={words}
        data-minor
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isSign ? (
          <VisuallyHidden>{words}</VisuallyHidden>
        ) : (
          <span>{words}</span>
        )}
        <VisuallyHidden>{viewing.openConnectionDetails}</VisuallyHidden>
      </Tool>
      <VisuallyHidden role="status">{settled}</VisuallyHidden>
      <ConnectionDetails
        id={id}
        isOpen={isOpen}
        isInList={isInList}
        figures={figures}
        faults={quality?.faults ?? []}
      />
    </>
  )
}

export default ConnectionTools
