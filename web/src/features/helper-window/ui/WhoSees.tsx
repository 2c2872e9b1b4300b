import Heading from 'src/components/Heading'
import Text from 'src/components/Text'

import { useAssurance } from './useAssurance'
import { useWhoSees } from './useWhoSees'

/** Who sees the screen, whether that is certain, and what they cannot do; or that nobody sees it. */
function WhoSees() {
  const words = useWhoSees()
  const assurance = useAssurance()

  return (
    <div role="status">
      {words && (
        <>
          <Heading size="sm">{words[0]}</Heading>
          {assurance && (
            <Text>
              <span>{assurance.words}</span>{' '}
              <time dateTime={assurance.since.toISOString()}>
                {assurance.sinceInWords}
              </time>
            </Text>
          )}
          <Text>{words[1]}</Text>
        </>
      )}
    </div>
  )
}

export default WhoSees
