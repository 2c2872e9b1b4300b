import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import type { Hint } from 'src/domain/panel/hint'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'

const Place = styled.div`
  > button {
    margin-block-start: ${({ theme }) => theme.space.md};
  }
`

interface OtherHintProps {
  shown: Hint | null
  /** null where there is no other */
  onShow: (() => void) | null
}

/** The way to the hint that is not shown. */
function OtherHint({ shown, onShow }: OtherHintProps) {
  const panel = usePanelTexts()
  const talking = useTalkingTexts()
  const name = useHelperName()
  const says = name ? talking.fromName(name) : talking.from
  const shows = name ? panel.showsBy(name) : panel.shows

  return (
    // What comes while a reply is written is only said here.
    <Place aria-live={shown === 'message' ? 'polite' : 'off'}>
      {onShow && (
        <Button variant="secondary" onClick={onShow} fullWidth>
          {shown === 'spot' ? says : shows}
        </Button>
      )}
    </Place>
  )
}

export default OtherHint
