import { type ReactNode, useState } from 'react'

import styled from 'styled-components'

import Button from 'src/components/ui/Button'
import { useViewingTexts } from 'src/hooks/useViewingTexts'
import { media } from 'src/styles/media'

import { ToolGroup } from './ToolGroup'

const Opener = styled(ToolGroup)`
  ${media.from('desktop')} {
    display: none;
  }
`

const Tools = styled.div<{ $isOpen: boolean }>`
  display: contents;

  ${media.below('desktop')} {
    display: ${({ $isOpen }) => ($isOpen ? 'contents' : 'none')};
  }
`

/** Tools that are in sight where there is room for them, and on a phone when asked for. */
function MoreTools({ children }: { children: ReactNode }) {
  const viewing = useViewingTexts()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Opener>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {viewing.moreTools}
        </Button>
      </Opener>
      <Tools $isOpen={isOpen}>{children}</Tools>
    </>
  )
}

export default MoreTools
