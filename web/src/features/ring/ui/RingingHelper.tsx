import { useEffect, useState, useSyncExternalStore } from 'react'

import { keptHelpers } from 'src/browser/preferences'
import { tabStore } from 'src/browser/storage'
import { useConditionForAtLeast } from 'src/browser/timedHooks'
import Banner, { type BannerTone } from 'src/components/Banner'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import Text from 'src/components/Text'
import { type KeptHelper, parseKeptHelpers, withRing } from 'src/features/links'
import { HelperRinger } from 'src/features/ring/HelperRinger'
import { freeDay } from 'src/features/ring/model/answerTimes'
import type { RingAnswer } from 'src/features/ring/model/incomingRings'
import {
  type OutgoingRing,
  parseRingAccess,
} from 'src/features/ring/model/outgoingRing'
import { postRing } from 'src/features/ring/postRing'
import {
  type PeerSession,
  sharerView,
  usePeerSession,
  usePeerSessionInstance,
} from 'src/features/session'
import { shortTime } from 'src/i18n/dates'
import type { RingingTexts } from 'src/i18n/Texts'
import { useLanguage } from 'src/i18n/useLanguage'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

/** A helper needs a while to open her page after a notification. */
const againAfterMs = 30_000

type NewsOfRing = Exclude<RingNews, 'answered'>

const tones: Record<NewsOfRing, BannerTone> = {
  ringing: 'info',
  rung: 'success',
  pageOpen: 'success',
  gone: 'warning',
  tooMany: 'warning',
  failed: 'warning',
}

const mayRingAtOnce = (news: RingNews | null) =>
  news === 'tooMany' || news === 'failed'

type RingNews =
  | 'ringing'
  | 'rung'
  | 'pageOpen'
  | 'gone'
  | 'tooMany'
  | 'failed'
  | 'answered'

const newsOfPush: Record<OutgoingRing['push'], RingNews | null> = {
  none: null,
  ringing: 'ringing',
  rung: 'rung',
  gone: 'gone',
  'too-many': 'tooMany',
  failed: 'failed',
}

/**
 * @returns null if the helper's devices got no notification, and no open page
 * of the helper has received the call for help
 */
export function ringNews(ring: OutgoingRing): RingNews | null {
  if (ring.answer) return 'answered'
  return ring.isHeard ? 'pageOpen' : newsOfPush[ring.push]
}

interface HelpersAnswerProps {
  texts: RingingTexts
  name: string
  answer: RingAnswer
}

export function HelpersAnswer({ texts, name, answer }: HelpersAnswerProps) {
  const { language } = useLanguage()
  const { freeAt } = answer
  const day = freeAt === null ? null : freeDay(freeAt, new Date())
  const time = freeAt === null ? '' : shortTime(freeAt, language)
  const sentences = {
    today: texts.freeToday(name, time),
    tomorrow: texts.freeTomorrow(name, time),
  }
  return (
    <>
      <Banner tone="warning">
        {day ? sentences[day] : texts.helperCannot(name)}
      </Banner>
      <Text>{day ? texts.comeBack : texts.tryLater}</Text>
    </>
  )
}

function useHelperRinger(
  helper: KeptHelper
): [OutgoingRing | null, () => void] {
  const session = usePeerSessionInstance()
  const [ringer] = useState(() => ringerOf(helper, session))
  useEffect(() => {
    ringer.open()
    return () => ringer.close()
  }, [ringer])
  return [
    useSyncExternalStore(ringer.subscribe, ringer.getSnapshot),
    ringer.ring,
  ]
}

function ringerOf(helper: KeptHelper, session: PeerSession): HelperRinger {
  const all = () => parseKeptHelpers(keptHelpers.getSnapshot())
  const access = () =>
    parseRingAccess(all().find(({ id }) => id === helper.id)?.ring)
  const forgetDevice = () => {
    const ring = { ...access(), device: null, isGone: true }
    keptHelpers.keep(JSON.stringify(withRing(all(), helper.id, ring)))
  }
  return new HelperRinger(helper, {
    session,
    store: tabStore,
    access,
    post: postRing,
    forgetDevice,
    now: () => Date.now(),
  })
}

function RingingHelper({ helper }: { helper: KeptHelper }) {
  const texts = useRingingTexts()
  const [ring, ringNow] = useHelperRinger(helper)
  const view = usePeerSession(sharerView)
  const news = ring && ringNews(ring)
  const isOld = useConditionForAtLeast(news !== null, againAfterMs)
  const canRing =
    parseRingAccess(helper.ring).device !== null &&
    news !== 'ringing' &&
    (!ring || isOld || mayRingAtOnce(news))

  if (!texts || (view !== 'ready' && view !== 'waiting')) return null
  const { name } = helper
  return (
    <Stack gap="sm">
      {ring?.answer ? (
        <HelpersAnswer texts={texts} name={name} answer={ring.answer} />
      ) : (
        news &&
        news !== 'answered' && (
          <Banner tone={tones[news]} busy={news === 'ringing'}>
            {texts[news](name)}
          </Banner>
        )
      )}
      {canRing && (
        <Button variant="secondary" icon="bell" onClick={ringNow}>
          {ring ? texts.again(name) : texts.ring(name)}
        </Button>
      )}
    </Stack>
  )
}

export default RingingHelper
