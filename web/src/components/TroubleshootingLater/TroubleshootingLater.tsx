import { type ErrorCode, situationCodes } from 'src/domain/errors/errorCode'
import { useLater } from 'src/hooks/useLater'

export const fetchTroubleshooting = () =>
  import('src/components/Troubleshooting/Troubleshooting')

/** Few need it, so it comes after the first look, and before any click can go wrong. */
const TroubleshootingLater = ({
  code,
}: {
  code: ErrorCode | 'capture-cancelled'
}) => {
  const Troubleshooting = useLater(fetchTroubleshooting)
  const isSituation =
    code === 'capture-cancelled' ||
    situationCodes.some((situation) => situation === code)

  return Troubleshooting && isSituation ? <Troubleshooting code={code} /> : null
}

export default TroubleshootingLater
