import Heading from 'src/components/ui/Heading'
import Text from 'src/components/ui/Text'
import { useHelperName } from 'src/hooks/useHelperName'
import { usePanelTexts } from 'src/hooks/usePanelTexts'

/** Who sees the screen, and what they cannot do. */
const WhoSees = ({ level }: { level: 1 | 2 }) => {
  const panel = usePanelTexts()
  const helperName = useHelperName()

  return (
    <div>
      <Heading level={level} size="sm">
        {helperName ? panel.seesBy(helperName) : panel.sees}
      </Heading>
      <Text>{panel.limits}</Text>
    </div>
  )
}

export default WhoSees
