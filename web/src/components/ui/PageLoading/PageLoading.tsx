import styled from 'styled-components'

import Spinner from 'src/components/ui/Spinner'
import { useTexts } from 'src/hooks/useTexts'

const Centre = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 50vh;
  padding: ${({ theme }) => theme.space.lg};
  color: ${({ theme }) => theme.colour.textMuted};

  > :first-child {
    margin-inline-end: 0.6em;
  }
`

/** Stands in for a page whose code is slow to come. */
function PageLoading() {
  const { common } = useTexts()

  return (
    <Centre role="status">
      <Spinner />
      {common.loading}
    </Centre>
  )
}

export default PageLoading
