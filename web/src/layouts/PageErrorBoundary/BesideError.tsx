import { useEffect } from 'react'

import styled from 'styled-components'

import Banner from 'src/components/Banner'
import { useTexts } from 'src/i18n/useTexts'

const shownMs = 20_000

/** Above all else, and in the way of nothing. */
export const Place = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 2;
  display: flex;
  justify-content: center;
  padding: ${({ theme }) => theme.space.md};
  pointer-events: none;
`

/** Something has failed beside a share, which goes on. */
function BesideError({ onOver }: { onOver: () => void }) {
  const { common } = useTexts()

  useEffect(() => {
    const timer = setTimeout(onOver, shownMs)
    return () => clearTimeout(timer)
  }, [onOver])

  return (
    <Place>
      <Banner tone="warning">{common.besideError}</Banner>
    </Place>
  )
}

export default BesideError
