import { useLater } from 'src/hooks/useLater'
import { usePeerSession } from 'src/hooks/usePeerSession'

const fetchOffer = () => import('src/components/ChangeOffer/ChangeOffer')

/** Nobody changes what nobody sees yet, so it comes with the share. A camera is simply pointed elsewhere. */
const ChangeOfferLater = () => {
  const ChangeOffer = useLater(fetchOffer)
  const isCamera = usePeerSession((state) => state.surface === 'camera')

  return ChangeOffer && !isCamera && <ChangeOffer />
}

export default ChangeOfferLater
