import { useMemo } from 'react'

import styled from 'styled-components'
import { encode } from 'uqr'

import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { useInvitingTexts } from 'src/i18n/useInvitingTexts'

// Black on white even in dark mode, because some cameras cannot read white on
// black.
const Picture = styled.svg`
  width: 10rem;
  height: 10rem;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: #fff;
  fill: #000;
`

const quietZone = 2

function QrCode({ text, label }: { text: string; label: string }) {
  const inviting = useInvitingTexts()
  const { path, size } = useMemo(() => drawing(text), [text])

  return (
    <Stack gap="xs">
      <Text tone="muted">{inviting.qrHeading}</Text>
      <Picture
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </Picture>
    </Stack>
  )
}

function drawing(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: quietZone })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))
  )
  return { path: squares.join(''), size }
}

export default QrCode
