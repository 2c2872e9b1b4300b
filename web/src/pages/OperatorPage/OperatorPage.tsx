import PageMetadata from 'src/components/PageMetadata'
import { ConsoleGraphql, SignallingStatusCell } from 'src/features/operator'
import { operator } from 'src/i18n/en/operator'

function OperatorPage() {
  const { console } = operator

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
