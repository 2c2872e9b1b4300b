import styled from 'styled-components'

import Stack from 'src/components/Stack'
import { type ColourName, palette } from 'src/styles/palette'

const Swatch = styled.div<{ $name: ColourName }>`
  width: 8rem;
  border-top: 2.5rem solid ${({ theme, $name }) => theme.colour[$name]};
  padding-top: 0.25rem;
`

const names = Object.keys(palette.light) as ColourName[]

const Colours = () => (
  <Stack direction="row" gap="sm">
    {names.map((name) => (
      <Swatch key={name} $name={name}>
        {name}
      </Swatch>
    ))}
  </Stack>
)

export default Colours
