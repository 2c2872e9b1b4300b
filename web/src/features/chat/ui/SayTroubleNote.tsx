import Text from 'src/components/Text'
import { useTalkingTexts } from 'src/i18n/useTalkingTexts'

import type { SayTrouble } from './useSendMessage'

/** Why nothing was sent; read out when it comes. */
function SayTroubleNote({ trouble }: { trouble: SayTrouble | null }) {
  const talking = useTalkingTexts()

  return (
    <div role="status">
      {trouble && <Text size="sm">{talking[trouble]}</Text>}
    </div>
  )
}

export default SayTroubleNote
