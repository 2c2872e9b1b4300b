import { useId, useState } from 'react'

import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import VisuallyHidden from 'src/components/ui/VisuallyHidden'
import {
  type ConnectionQuality,
  connectionQuality,
} from 'src/domain/network/connectionQuality'
import { useConnectionFigures } from 'src/hooks/useConnectionFigures'
import { useDebouncedValue } from 'src/hooks/useDebouncedValue'
import { useViewingTexts } from 'src/hooks/useViewingTexts'
import type { CallPort } from 'src/lib/peer/PeerPort'

import ConnectionDetails from './ConnectionDetails'
import { ToolGroup } from './ToolGroup'

/** As wide whatever it says, or the tools would wrap anew and the picture jump. */
const Words = styled.span`
  display: inline-block;
  min-width: 11em;
`

/** Long enough that a hiccup is not read out. */
const settledMs = 5_000

function inOneWord({ level, faults: [worst] }: ConnectionQuality) {
  if (level !== 'weak') return level
  return worst === 'delay' ? 'slow' : 'unsteady'
}

export interface ConnectionToolsProps {
  call: CallPort
}

/** How good the connection is, in words; its figures for those who ask. */
function ConnectionTools({ call }: ConnectionToolsProps) {
  const viewing = useViewingTexts()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const figures = useConnectionFigures(call)
  const quality = figures && connectionQuality(figures)
  const words = quality
    ? viewing.connection[inOneWord(quality)]
    : viewing.connectionUnknown
  const settled = useDebouncedValue(quality && words, settledMs)

  return (
    <>
      <ToolGroup>
        <Button
          variant="secondary"
          icon={quality && quality.level !== 'good' ? 'warning' : 'direct'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Words>{words}</Words>
          <VisuallyHidden>{viewing.openConnectionDetails}</VisuallyHidden>
        </Button>
        <VisuallyHidden role="status">{settled}</VisuallyHidden>
      </ToolGroup>
      <ConnectionDetails
        id={id}
        isOpen={isOpen}
        figures={figures}
        faults={quality?.faults ?? []}
      />
    </>
  )
}

export default ConnectionTools
