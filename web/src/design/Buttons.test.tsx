import { ThemeProvider } from 'styled-components'

import { render, screen } from '@redwoodjs/testing/web'

import { palette } from 'src/styles/palette'
import { theme } from 'src/styles/theme'

import Buttons from './Buttons'

const variants = ['primary', 'secondary', 'danger']

/** Specification §9 gives the names and font sizes. The heights are our own. */
const sizes = [
  { size: 'xs', fontPx: 14, heightPx: 32 },
  { size: 'sm', fontPx: 16, heightPx: 40 },
  { size: 'md', fontPx: 18, heightPx: 48 },
  { size: 'lg', fontPx: 20, heightPx: 56 },
  { size: 'xl', fontPx: 22, heightPx: 68 },
]

/** Uses literal colours, because jsdom does not resolve custom properties. */
const plainTheme = { ...theme, colour: palette.light }

const styleOf = (name: string) => getComputedStyle(screen.getByText(name))

const px = (length: string) => parseFloat(length) * 16

describe('the Buttons of the design page', () => {
  beforeEach(() => {
    render(
      <ThemeProvider theme={plainTheme}>
        <Buttons />
      </ThemeProvider>
    )
  })

  it.each(sizes)(
    'have the size $size: $fontPx px in a height of $heightPx px [§9 button sizes]',
    ({ size, fontPx, heightPx }) => {
      for (const variant of variants) {
        const { fontSize, minHeight } = styleOf(`${variant} ${size}`)
        expect(px(fontSize)).toBe(fontPx)
        expect(px(minHeight)).toBe(heightPx)
      }
    }
  )

  it.each(sizes)(
    'distinguish primary, secondary and danger at the size $size [§9 button variants]',
    ({ size }) => {
      const looks = variants.map(
        (variant) => styleOf(`${variant} ${size}`).backgroundColor
      )
      expect(new Set(looks).size).toBe(variants.length)
      expect(looks).not.toContain('')
    }
  )

  it.each(variants)('show %s disabled, too', (variant) => {
    const name = `${variant} disabled`
    expect(screen.getByText(name)).toBeDisabled()
  })
})
