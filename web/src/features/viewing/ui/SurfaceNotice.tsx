import styled from 'styled-components'

import Button from 'src/components/Button'
import { isPartOfScreen } from 'src/features/capture'
import {
  hasAskedForScreen,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { useViewingTexts } from 'src/i18n/useViewingTexts'

const Line = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  background: ${({ theme }) => theme.colour.info};
  color: ${({ theme }) => theme.colour.onInfo};

  > * {
    margin: ${({ theme }) => `${theme.space.xs} ${theme.space.sm}`};
  }
`

/**
 * Says what is shared if it is not the whole screen, and lets the helper ask
 * for the whole screen. Only the sharer can change what is shared.
 */
function SurfaceNotice() {
  const session = usePeerSessionInstance()
  const viewing = useViewingTexts()
  const surface = usePeerSession((state) => state.surface)
  const hasAsked = usePeerSession(hasAskedForScreen)

  if (!surface || surface === 'monitor') return null
  return (
    <Line>
      <span role="status">
        {hasAsked ? viewing.askedForScreen : viewing.surface[surface]}
      </span>
      {isPartOfScreen(surface) && (
        <Button variant="secondary" onClick={session.askForWholeScreen}>
          {viewing.askForScreen}
        </Button>
      )}
    </Line>
  )
}

export default SurfaceNotice
