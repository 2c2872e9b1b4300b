import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

import { createPortal } from 'react-dom'
import { StyleSheetManager } from 'styled-components'

import { directionOf } from 'src/browser/languageCode'
import { languageStore } from 'src/i18n/language'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { GlobalStyle } from 'src/styles/GlobalStyle'

interface PipPortalProps {
  panel: Window
  children: ReactNode
}

/** A document of its own: with its own language, title and styles. */
function PipPortal({ panel, children }: PipPortalProps) {
  const { title } = usePanelTexts()
  const { language } = useSyncExternalStore(
    languageStore.subscribe,
    languageStore.getSnapshot
  )

  useEffect(() => {
    panel.document.title = title
    Object.assign(panel.document.documentElement, {
      lang: language,
      dir: directionOf(language),
    })
    // Such a window may be narrower than any page.
    panel.document.body.style.minWidth = '0'
  }, [panel, title, language])

  return createPortal(
    <StyleSheetManager target={panel.document.head}>
      <GlobalStyle />
      {children}
    </StyleSheetManager>,
    panel.document.body
  )
}

export default PipPortal
