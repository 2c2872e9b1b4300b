import styled from 'styled-components'

import Icon from 'src/components/Icon'
import { useGuidance } from 'src/features/messages/useGuidance'
import { usePointingTexts } from 'src/i18n/usePointingTexts'

const Place = styled.div`
  position: absolute;
  bottom: ${({ theme }) => theme.space.sm};
  left: 0;
  right: 0;
  display: flex;
  justify-content: center;
  pointer-events: none;
`

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.round};
  background: rgba(0, 0, 0, 0.8);
  color: #fff;
  font-size: ${({ theme }) => theme.fontSize.sm};
  font-weight: 600;

  > svg {
    margin-inline-end: 0.4em;
  }
`

/** Whether the other side sees the newest mark. */
function SeenSign({ isShown }: { isShown: boolean }) {
  const texts = usePointingTexts()
  const newestId = useGuidance(({ marks }) => marks[marks.length - 1]?.id)
  const drawnId = useGuidance((state) => state.drawnId)
  const isSeen = newestId === drawnId

  return (
    <Place role="status">
      {isShown && newestId !== undefined && (
        <Sign>
          {isSeen && <Icon name="check" />}
          <span>{isSeen ? texts.seen : texts.sent}</span>
        </Sign>
      )}
    </Place>
  )
}

export default SeenSign
