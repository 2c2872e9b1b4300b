import type { ReactNode } from 'react'

import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

import { isPrerendering, prerenderStyles } from 'src/browser/prerender'

/**
 * Prerendered pages include their styles, so that they do not flash unstyled.
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
