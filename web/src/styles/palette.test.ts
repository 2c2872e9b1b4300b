import { palette, viewerPalette, type ColourName } from './palette'

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = rgb(hex).map((value) =>
    channel(value / 255)
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort(
    (a, b) => a - b
  )
  return (lighter + 0.05) / (darker + 0.05)
}

const pages: ColourName[] = ['background', 'surface', 'sunken']

const over = (names: ColourName[], backgrounds: ColourName[]) =>
  names.flatMap((name) => backgrounds.map((behind) => [name, behind] as const))

const texts = [
  ...over(['text', 'textMuted', 'link', 'accent'], pages),
  ...over(['text'], ['tonal', 'tonalHover']),
  ...over(['onPrimary'], ['primary', 'primaryHover']),
  ...over(['onDanger'], ['danger', 'dangerHover']),
  ...over(['onInfo'], ['info']),
  ...over(['onSuccess'], ['success']),
  ...over(['onWarning'], ['warning']),
  ...over(['onProblem'], ['problem']),
]

const controls = over(
  ['controlBorder', 'bandEdge', 'primaryEdge', 'danger', 'focus'],
  pages
)

const schemes = {
  'light sharer’s': palette.light,
  'dark sharer’s': palette.dark,
  'light viewer’s': { ...palette.light, ...viewerPalette.light },
  'dark viewer’s': { ...palette.dark, ...viewerPalette.dark },
}

describe.each(Object.entries(schemes))('the %s palette', (_name, scheme) => {
  const ratio = (name: ColourName, behind: ColourName) =>
    contrast(scheme[name], scheme[behind])

  it.each(texts)('has readable contrast of %s on %s', (name, behind) => {
    expect(ratio(name, behind)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controls)('has a visible edge between %s and %s', (name, behind) => {
    expect(ratio(name, behind)).toBeGreaterThanOrEqual(3)
  })
})

it.each(Object.entries(schemes))(
  'the %s palette has an orange primary colour [§9 primary colour]',
  (_name, scheme) => {
    const [red = 0, green = 0, blue = 0] = rgb(scheme.primary)
    expect(red).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
  }
)

it('the pages of the two roles have clearly different colours', () => {
  const [red = 0, , blue = 0] = rgb(viewerPalette.light.band ?? '')
  expect(blue).toBeGreaterThan(red)
})
