import type { ComponentType } from 'react'

import Button, { type ButtonProps } from 'src/components/ui/Button/Button'
import { usePeerSessionInstance } from 'src/context/PeerSessionContext'
import { isScreenHidden } from 'src/domain/peerSession/selectors'
import { usePeerSession } from 'src/hooks/usePeerSession'
import { useTexts } from 'src/hooks/useTexts'

interface StopAndHideProps {
  button?: ComponentType<ButtonProps>
  size?: ButtonProps['size']
}

/** What the sharer can do at any time; what is filled is what is more likely wanted. */
function StopAndHide({ button: Choice = Button, size }: StopAndHideProps) {
  const session = usePeerSessionInstance()
  const { sharing } = useTexts()
  const isHidden = usePeerSession(isScreenHidden)

  return (
    <>
      <Choice
        size={size}
        variant={isHidden ? 'secondary' : 'danger'}
        icon="stop"
        onClick={session.stop}
        fullWidth
      >
        {sharing.stop}
      </Choice>
      <Choice
        size={size}
        variant={isHidden ? 'primary' : 'secondary'}
        icon={isHidden ? 'show' : 'hide'}
        onClick={isHidden ? session.show : session.hide}
        fullWidth
      >
        {isHidden ? sharing.show : sharing.hide}
      </Choice>
    </>
  )
}

export default StopAndHide
