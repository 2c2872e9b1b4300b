import type { ReactNode } from 'react'

import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

import { isPrerendering, prerenderStyles } from 'src/browser/prerender'

/**
 * Puts the styles into prerendered pages, which would flash unstyled without
 * them.
 */
function PrerenderedStyles({ children }: { children: ReactNode }) {
  if (!isPrerendering()) return children
  const sheet = new ServerStyleSheet()
  prerenderStyles(() => sheet.getStyleTags())

  return (
    <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
  )
}

export default PrerenderedStyles
