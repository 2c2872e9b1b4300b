import styled from 'styled-components'

import { Link, routes } from '@redwoodjs/router'

import ToolIcon from 'src/components/ToolIcon'
import { ToolLabel, toolStyles } from 'src/features/stage/ui/toolStyles'
import { useViewingTexts } from 'src/i18n/useViewingTexts'
import { media } from 'src/styles/media'

/** In its corner whatever the other tools are; on a phone away from those that are pressed often. */
const Corner = styled(Link)`
  ${toolStyles}

  &:hover {
    background: ${({ theme }) => theme.colour.tonalHover};
  }
  ${media.below('desktop')} {
    position: fixed;
    z-index: 1;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    flex-direction: row;
    background: ${({ theme }) => theme.colour.surface};
    gap: 0.5em;
  }
`

const LeaveLink = () => (
  <Corner to={routes.home()}>
    <ToolIcon name="leave" />
    <ToolLabel>{useViewingTexts().leave}</ToolLabel>
  </Corner>
)

export default LeaveLink
