import { palette } from './palette'
import { fontSizesPx, theme } from './theme'

const px = (length: string) => parseFloat(length) * 16

describe('theme', () => {
  it('has the font sizes of the specification [§9 font sizes]', () => {
    expect(fontSizesPx).toEqual({ xs: 14, sm: 16, md: 18, lg: 20, xl: 22 })
    expect(px(theme.fontSize.xl)).toBe(22)
  })

  it('keeps normal content within 500 px and 80 % of the height', () => {
    expect(theme.container).toEqual({ maxWidth: '31.25rem', height: '80vh' })
  })

  it('makes buttons from md up easy to hit', () => {
    expect(px(theme.button.md.height)).toBeGreaterThanOrEqual(44)
    expect(px(theme.button.lg.height)).toBeGreaterThanOrEqual(44)
    expect(px(theme.button.xl.height)).toBeGreaterThanOrEqual(56)
  })

  it('leaves the colour scheme to the browser', () => {
    expect(Object.keys(palette.dark)).toEqual(Object.keys(palette.light))
    expect(theme.colour.primary).toBe('var(--colour-primary)')
  })
})
