import { useEffect, useRef, useState } from 'react'

import Banner from 'src/components/Banner'
import Button from 'src/components/Button'
import Disclosure from 'src/components/Disclosure'
import Stack from 'src/components/Stack'
import { allowedCallers, type Caller } from 'src/features/ring/model/callers'
import { shortDate } from 'src/i18n/dates'
import type { RingingTexts } from 'src/i18n/Texts'
import { useLanguage } from 'src/i18n/useLanguage'

import CallerName from './CallerName'
import { useCallers } from './useCallers'

interface Taken {
  name: string | null
  /** whether the old push subscription has been replaced; null while unknown */
  isDone: boolean | null
}

function Callers({ texts }: { texts: RingingTexts }) {
  const { language } = useLanguage()
  const [callers, { rename, takeBack }] = useCallers()
  const [taken, setTaken] = useState<Taken | null>(null)
  const news = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared, so the focus moves to the message.
  useEffect(() => news.current?.focus(), [taken])

  const take = ({ name, tag }: Caller) => {
    setTaken({ name, isDone: null })
    void takeBack(tag).then((isDone) => setTaken({ name, isDone }))
  }
  const allowed = allowedCallers(callers ?? [])

  if (allowed.length === 0 && !taken) return null
  return (
    <>
      {taken && (
        <Banner
          ref={news}
          tabIndex={-1}
          tone={taken.isDone === false ? 'warning' : 'info'}
          busy={taken.isDone === null}
        >
          <span>
            {taken.name ? texts.taken(taken.name) : texts.takenWithoutName}
          </span>{' '}
          <span>
            {taken.isDone === false
              ? texts.takenLater
              : allowed.length > 0 && texts.othersLater}
          </span>
        </Banner>
      )}
      {allowed.length > 0 && (
        <Disclosure label={texts.callers}>
          <Stack gap="lg">
            {allowed.map((caller) => {
              const { name, helpedAt, tag } = caller
              const date = shortDate(helpedAt, language)
              return (
                <Stack key={tag} gap="sm">
                  <CallerName
                    texts={texts}
                    label={texts.callerLabel(date)}
                    name={name}
                    onSave={(typed) => rename(tag, typed)}
                  />
                  <Button
                    variant="quiet"
                    icon="close"
                    onClick={() => take(caller)}
                  >
                    {name ? texts.takeBack(name) : texts.takeBackFrom(date)}
                  </Button>
                </Stack>
              )
            })}
          </Stack>
        </Disclosure>
      )}
    </>
  )
}

export default Callers
