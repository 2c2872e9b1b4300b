import Text from 'src/components/ui/Text'
import type { SayTrouble } from 'src/hooks/useSendMessage'
import { useTalkingTexts } from 'src/hooks/useTalkingTexts'

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
