import PageMetadata from 'src/components/PageMetadata'
import ConsoleGraphql from 'src/features/operator/ui/ConsoleGraphql'
import SignallingStatusCell from 'src/features/operator/ui/SignallingStatusCell'
import { useOperatorTexts } from 'src/i18n/useOperatorTexts'

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
