import styled from 'styled-components'

import { useDebouncedValue } from 'src/browser/useDebouncedValue'
import VisuallyHidden from 'src/components/VisuallyHidden'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

const settledMs = 500

const Level = styled.span`
  min-width: 4em;
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: center;
`

/** Shown at every turn of the wheel, read out only once the wheel has stopped. */
function ZoomLevel({ percent }: { percent: number }) {
  const viewing = useViewingTexts()
  const settled = useDebouncedValue(percent, settledMs)

  return (
    <>
      <Level aria-hidden="true">{viewing.zoomLevel(percent)}</Level>
      <VisuallyHidden role="status">
        {viewing.zoomLevel(settled)}
      </VisuallyHidden>
    </>
  )
}

export default ZoomLevel
