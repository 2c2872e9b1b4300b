import { useEffect, useRef, useState } from 'react'

import Banner from 'src/components/ui/Banner'
import Button from 'src/components/ui/Button'
import Disclosure from 'src/components/ui/Disclosure'
import Stack from 'src/components/ui/Stack'
import { allowedCallers, type Caller } from 'src/domain/ring/callers'
import { useCallers } from 'src/hooks/useCallers'
import { useLanguage } from 'src/hooks/useLanguage'
import { shortDate } from 'src/lib/language/shortDate'
import type { RingingTexts } from 'src/locales/Texts'

import CallerName from './CallerName'

interface Taken {
  name: string | null
  /** whether nobody has the old subscription any more; null until that is known */
  isDone: boolean | null
}

/** Who can ring this device; one press takes that back from one of them. */
function Callers({ texts }: { texts: RingingTexts }) {
  const { language } = useLanguage()
  const [callers, { rename, takeBack }] = useCallers()
  const [taken, setTaken] = useState<Taken | null>(null)
  const news = useRef<HTMLDivElement>(null)
  // The button that was pressed has gone.
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
