import PageMetadata from 'src/components/PageMetadata'
import { ConsoleGraphql, SignallingStatusCell } from 'src/features/operator'
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
