import { useContext } from 'react'

import Stack from 'src/components/ui/Stack'
import { SessionToolsContext } from 'src/context/SessionToolsContext'

import DidItWork from './DidItWork'
import Summary from './Summary'
import TheirAnswer from './TheirAnswer'

export interface AfterShareProps {
  /** the other page is still there, and can be told */
  isHeard: boolean
}

/** A word after a share: how long it was, what stays here, and whether it worked. */
function AfterShare({ isHeard }: AfterShareProps) {
  const hasTools = useContext(SessionToolsContext) !== null
  if (!hasTools) return null

  return (
    <Stack gap="md">
      <TheirAnswer />
      {isHeard && <DidItWork />}
      <Summary />
    </Stack>
  )
}

export default AfterShare
