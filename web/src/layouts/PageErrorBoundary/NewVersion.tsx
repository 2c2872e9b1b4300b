import { useContext, useEffect, useState, useSyncExternalStore } from 'react'

import styled from 'styled-components'

import { type HostWatch, hostWatch } from 'src/browser/hostWatch'
import { listen } from 'src/browser/listen'
import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import { isAtRest, PeerSessionContext } from 'src/features/session'
import { useTexts } from 'src/i18n/useTexts'

import { Place } from './ErrorWatcher'

/** The time for people to read why the page will reload. */
const readMs = 2_000

const Pressable = styled.div`
  margin-inline-start: ${({ theme }) => theme.space.sm};
  pointer-events: auto;
`

const fields = 'input:not([readonly]), textarea, select'

const isTyping = () => document.activeElement?.matches(fields) ?? false

const reloadPage = () => window.location.reload()

const noSession = () => () => {}

interface NewVersionProps {
  watch?: HostWatch
  reload?: () => void
}

/**
 * When the host serves a newer build, reloads the page as soon as a reload
 * would interrupt no share and no typing.
 */
function NewVersion({
  watch = hostWatch,
  reload = reloadPage,
}: NewVersionProps) {
  const { common } = useTexts()
  const session = useContext(PeerSessionContext)
  const problem = useSyncExternalStore(
    watch.subscribe,
    watch.getSnapshot,
    watch.getSnapshot
  )
  const getIsFree = () => !session || isAtRest(session.getSnapshot())
  const isFree = useSyncExternalStore(
    session?.subscribe ?? noSession,
    getIsFree,
    getIsFree
  )
  const [isAsking, setIsAsking] = useState(false)
  const isTime = problem !== null && isFree

  useEffect(() => {
    if (!isTime) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (isTyping()) return
        if (watch.takeReload()) reload()
        else setIsAsking(true)
      }, readMs)
    }
    wait()
    // While somebody types in a field, the reload waits until the field loses
    // the focus.
    const unlisten = listen(document, 'focusout', wait)
    return () => {
      clearTimeout(timer)
      unlisten()
    }
  }, [isTime, watch, reload])

  if (!isTime || problem !== 'newer') return null
  return (
    <Place>
      <Banner busy={!isAsking}>{common.newVersion}</Banner>
      {isAsking && (
        <Pressable>
          <Button size="md" icon="reload" onClick={reload}>
            {common.loadNewVersion}
          </Button>
        </Pressable>
      )}
    </Place>
  )
}

export default NewVersion
