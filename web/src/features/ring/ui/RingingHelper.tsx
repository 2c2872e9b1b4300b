import { useConditionForAtLeast } from 'src/browser/useConditionForAtLeast'
import Banner, { type BannerTone } from 'src/components/Banner'
import Button from 'src/components/Button'
import Stack from 'src/components/Stack'
import type { KeptHelper } from 'src/features/links/model/keptHelpers'
import { parseRingAccess } from 'src/features/ring/model/ringAccess'
import { type RingNews, ringNews } from 'src/features/ring/model/ringNews'
import { sharerView } from 'src/features/session/model/selectors'
import { usePeerSession } from 'src/features/session/ui/usePeerSession'
import { useRingingTexts } from 'src/i18n/useRingingTexts'

import HelpersAnswer from './HelpersAnswer'
import { useHelperRinger } from './useHelperRinger'

/** Who has just been rung needs a while to come. */
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

/** Whether a helper whose button is kept was rung, and what she has answered. */
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
