import ConsoleGraphql from 'src/components/ConsoleGraphql'
import PageMetadata from 'src/components/PageMetadata'
import SignallingStatusCell from 'src/components/SignallingStatusCell'
import { useOperatorTexts } from 'src/hooks/useOperatorTexts'

function OperatorPage() {
  const { console } = useOperatorTexts()

  return (
    <>
      <PageMetadata title={console.title} audience="private" />
      <ConsoleGraphql>
        <SignallingStatusCell />
      </ConsoleGraphql>
    </>
  )
}

export default OperatorPage
