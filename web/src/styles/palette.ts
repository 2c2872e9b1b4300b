const light = {
  background: '#fff6ea',
  surface: '#ffffff',
  sunken: '#fdebd4',
  text: '#2b1d12',
  textMuted: '#655142',
  link: '#983c00',
  accent: '#a34200',
  border: '#f1dcc2',
  controlBorder: '#94704f',
  band: '#ff8a1f',
  bandEdge: '#b45309',
  primary: '#ff8a1f',
  primaryHover: '#ff9d42',
  primaryEdge: '#b45309',
  onPrimary: '#2b1d12',
  tonal: '#fbdfbf',
  tonalHover: '#f7cf9f',
  danger: '#b3261e',
  dangerHover: '#8f1b15',
  onDanger: '#ffffff',
  focus: '#1d4ed8',
  info: '#e6eefc',
  onInfo: '#173b7a',
  success: '#dff3e2',
  onSuccess: '#17522a',
  warning: '#ffeec2',
  onWarning: '#5c3d00',
  problem: '#fde4e1',
  onProblem: '#86180f',
}

export type ColourName = keyof typeof light
export type Scheme = Record<ColourName, string>

const dark: Scheme = {
  background: '#1a1410',
  surface: '#261d17',
  sunken: '#33271f',
  text: '#f8ede3',
  textMuted: '#cbb6a5',
  link: '#ffb37a',
  accent: '#ffa859',
  border: '#443529',
  controlBorder: '#a98a73',
  band: '#ff8a1f',
  bandEdge: '#ffb06b',
  primary: '#ff8a1f',
  primaryHover: '#ffa04d',
  primaryEdge: '#ffb06b',
  onPrimary: '#2b1d12',
  tonal: '#47331f',
  tonalHover: '#5a4229',
  danger: '#ff8a80',
  dangerHover: '#ffaaa3',
  onDanger: '#3b0703',
  focus: '#9ec1ff',
  info: '#1b2a45',
  onInfo: '#c5d9ff',
  success: '#17321f',
  onSuccess: '#b9e8c5',
  warning: '#3d2f0b',
  onWarning: '#ffe1a0',
  problem: '#461b17',
  onProblem: '#ffcfc9',
}

/**
 * The colours of the sharer’s pages. All pages have orange buttons
 * (specification §9).
 */
export const palette = { light, dark }

const viewerLight: Partial<Scheme> = {
  background: '#f1f8f8',
  sunken: '#deedef',
  text: '#10262c',
  textMuted: '#45606a',
  link: '#0f4c5c',
  accent: '#0f4c5c',
  border: '#cde1e4',
  controlBorder: '#567b84',
  band: '#0f4c5c',
  bandEdge: '#0b3a47',
  tonal: '#d3e7ea',
  tonalHover: '#bcd9de',
}

const viewerDark: Partial<Scheme> = {
  background: '#0d181b',
  surface: '#152428',
  sunken: '#1f3237',
  text: '#ecf5f6',
  textMuted: '#b0c7cc',
  link: '#96d9e6',
  accent: '#7fd0e0',
  border: '#2b444a',
  controlBorder: '#7ca1a9',
  band: '#7fd0e0',
  bandEdge: '#a0dfeb',
  tonal: '#1f3f47',
  tonalHover: '#2a525c',
}

/**
 * The viewer’s pages have a petrol line at the top instead of an orange one, so
 * that two people on the phone can tell whose page is which.
 */
export const viewerPalette = { light: viewerLight, dark: viewerDark }
