import styled, { css, keyframes } from 'styled-components'

import { fadeAfterMs, type Mark } from 'src/features/stage/model/mark'
import { toStage } from 'src/features/stage/model/picturePlacement'
import type { SeenPicture } from 'src/features/stage/PictureViewer'
import { media } from 'src/styles/media'

import Arrow from './Arrow'
import Disc from './Disc'
import Stroke from './Stroke'

const fadingMs = 600

const fade = keyframes`
  to { opacity: 0; }
`

const Fading = styled.g<{ $fades: boolean }>`
  ${({ $fades }) =>
    $fades &&
    css`
      animation: ${fade} ${fadingMs}ms linear ${fadeAfterMs - fadingMs}ms
        forwards;
    `}
  ${media.reducedMotion} {
    animation: none;
  }
`

interface MarkDrawingProps {
  mark: Mark
  seen: SeenPicture
}

/** One mark, which goes softly when its time is over. */
const MarkDrawing = ({ mark, seen }: MarkDrawingProps) => (
  <Fading $fades={mark.type !== 'step'} data-mark={mark.type}>
    {drawn(mark, seen)}
  </Fading>
)

function drawn(mark: Mark, { geometry, placement }: SeenPicture) {
  switch (mark.type) {
    case 'stroke':
      return <Stroke points={mark.points} placement={placement} />
    case 'pointer':
      return (
        <Arrow at={toStage(placement, mark.point)} stage={geometry.stage} />
      )
    case 'step':
      return <Disc at={toStage(placement, mark.point)} number={mark.number} />
  }
}

export default MarkDrawing
