import type { ReactNode } from 'react'

import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

import { isPrerendering, prerenderStyles } from 'src/browser/prerender'

/** Without their styles, prerendered pages would flash unstyled. */
function PrerenderedStyles({ children }: { children: ReactNode }) {
  if (!isPrerendering()) return children
  const sheet = new ServerStyleSheet()
  prerenderStyles(() => sheet.getStyleTags())

  return (
    <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
  )
}

export default PrerenderedStyles
