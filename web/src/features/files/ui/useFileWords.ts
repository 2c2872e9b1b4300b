import type { Transfer } from 'src/features/files/model/transfer'
import { useHelperName } from 'src/features/links'
import { usePeerSession } from 'src/features/session'
import { useFilesTexts } from 'src/i18n/useFilesTexts'

/** @returns a function that describes the state of a transfer in a sentence */
export function useFileWords(): (transfer: Transfer) => string {
  const files = useFilesTexts()
  const name = useHelperName()
  const isViewer = usePeerSession(({ plan }) => plan.role === 'viewer')
  const isConnected = usePeerSession(
    (state) => state.remoteParticipantState === 'connected'
  )
  const fromHelper = name ? files.nameOffers(name) : files.helperOffers
  const theyOffer = isViewer ? files.theyOffer : fromHelper

  return ({ isOwn, phase, place, refusal }) => {
    const isOpen = phase === 'offered' || phase === 'moving'
    if (isOpen && !isConnected) return files.paused
    switch (phase) {
      case 'offered':
        return isOwn ? files.asking : theyOffer
      case 'moving':
        return isOwn ? files.sending : files.receiving
      case 'arrived':
        if (isOwn) return files.arrived
        return place === 'chosen' ? files.savedElsewhere : files.saved
      case 'refused':
        return refusal ? files.problems[refusal] : files.refused
      default:
        return files[phase]
    }
  }
}
