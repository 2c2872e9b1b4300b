import { useContext } from 'react'

import { SessionToolsContext } from 'src/features/session/ui/SessionToolsContext'

import DidItWork from './DidItWork'
import Summary from './Summary'
import TheirAnswer from './TheirAnswer'

export interface AfterShareProps {
  /** the other page is still there, and can be told */
  isHeard: boolean
}

/** Of a share that has ended, for a quiet list: whether it worked, how long it was, what stays here. */
function AfterShare({ isHeard }: AfterShareProps) {
  const hasTools = useContext(SessionToolsContext) !== null
  if (!hasTools) return null

  return (
    <>
      <TheirAnswer />
      {isHeard && <DidItWork />}
      <Summary />
    </>
  )
}

export default AfterShare
