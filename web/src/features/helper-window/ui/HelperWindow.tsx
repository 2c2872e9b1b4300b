import {
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

import { createPortal } from 'react-dom'
import { StyleSheetManager } from 'styled-components'

import { directionOf } from 'src/browser/languageCode'
import {
  DocumentPanel,
  type PanelPort,
  type PanelSnapshot,
  PipWindowManager,
} from 'src/features/helper-window/PipWindowManager'
import { AlarmAdvice } from 'src/features/safety'
import { isAlarmRaised, usePeerSession } from 'src/features/session'
import { languageStore } from 'src/i18n/language'
import { usePanelTexts } from 'src/i18n/usePanelTexts'
import { GlobalStyle } from 'src/styles/GlobalStyle'

import PageBoard from './PageBoard'
import PanelBoard from './PanelBoard'
import PanelLayout, { PanelFooter } from './PanelLayout'
import SharerMore from './SharerMore'

/**
 * After the sharer has raised an alarm about the helper, shows safety advice
 * and nothing that the helper sends.
 */
const PanelAlarm = ({ panel }: { panel: Window }) => (
  <PanelLayout footer={<PanelFooter />}>
    <AlarmAdvice within={panel.document} />
  </PanelLayout>
)

interface PipPortalProps {
  panel: Window
  children: ReactNode
}

/**
 * Renders into the helper window, a separate document that needs its own
 * language, title and styles.
 */
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
    // The global styles set a minimum width, but this window may be narrower.
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

const documentPanel: PanelPort = new DocumentPanel()

export function usePanel(
  port = documentPanel
): [PanelSnapshot, open: () => void] {
  const [pipWindow] = useState(() => new PipWindowManager(port))

  useEffect(() => {
    void pipWindow.open()
    return pipWindow.close
  }, [pipWindow])

  const open = useCallback(() => void pipWindow.open(true), [pipWindow])
  return [
    useSyncExternalStore(pipWindow.subscribe, pipWindow.getSnapshot),
    open,
  ]
}

/**
 * Shows the helper's annotations, steps and messages in the helper window, or
 * on the page if there is no helper window.
 */
function HelperWindow() {
  const [{ window: panel, canOpen, isSettled }, open] = usePanel()

  const isAlarm = usePeerSession(isAlarmRaised)

  if (panel) {
    return (
      <>
        <PipPortal panel={panel}>
          {isAlarm ? (
            <PanelAlarm panel={panel} />
          ) : (
            <PanelBoard panel={panel} />
          )}
        </PipPortal>
        {!isAlarm && <SharerMore />}
      </>
    )
  }
  return isSettled && !isAlarm ? (
    <PageBoard onOpen={canOpen ? open : null} />
  ) : null
}

export default HelperWindow
