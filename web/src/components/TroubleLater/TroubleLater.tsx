import { type ErrorCode, situationCodes } from 'src/domain/errorCode'
import { useLater } from 'src/hooks/useLater'

export const fetchTrouble = () => import('src/components/Trouble/Trouble')

/** Few need it, so it comes after the first look, and before any click can go wrong. */
const TroubleLater = ({ code }: { code: ErrorCode | 'capture-cancelled' }) => {
  const Trouble = useLater(fetchTrouble)
  const isSituation =
    code === 'capture-cancelled' ||
    situationCodes.some((situation) => situation === code)

  return Trouble && isSituation ? <Trouble code={code} /> : null
}

export default TroubleLater
