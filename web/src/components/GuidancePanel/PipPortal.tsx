import { type ReactNode, useEffect, useSyncExternalStore } from 'react'

import { createPortal } from 'react-dom'
import styled, { StyleSheetManager } from 'styled-components'

import { directionOf } from 'src/domain/environment/language'
import { usePanelTexts } from 'src/hooks/usePanelTexts'
import { languageKeeper } from 'src/lib/language/language'
import { GlobalStyle } from 'src/styles/GlobalStyle'

const Main = styled.main`
  max-width: 40rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space.md};
`

interface PanelRoomProps {
  panel: Window
  children: ReactNode
}

/** A document of its own: with its own language, title and styles. */
function PipPortal({ panel, children }: PanelRoomProps) {
  const { title } = usePanelTexts()
  const { language } = useSyncExternalStore(
    languageKeeper.subscribe,
    languageKeeper.getSnapshot
  )

  useEffect(() => {
    panel.document.title = title
    Object.assign(panel.document.documentElement, {
      lang: language,
      dir: directionOf(language),
    })
  }, [panel, title, language])

  return createPortal(
    <StyleSheetManager target={panel.document.head}>
      <GlobalStyle />
      <Main>{children}</Main>
    </StyleSheetManager>,
    panel.document.body
  )
}

export default PipPortal
