import type { ReactNode } from 'react'

import { useCaptureSource } from 'src/hooks/useCaptureSource'
import { useLater } from 'src/hooks/useLater'
import type { FontSizeName } from 'src/styles/theme'

const fetchCoach = () => import('src/components/PickerCoach/PickerCoach')

interface PickerCoachLaterProps {
  size?: FontSizeName
  /** stands in until it is there */
  children?: ReactNode
}

/** Comes after the first look, and so before anyone can have clicked. */
const PickerCoachLater = ({ size, children }: PickerCoachLaterProps) => {
  const hasPicker = useCaptureSource() === 'screen'
  const PickerCoach = useLater(hasPicker ? fetchCoach : null)

  return PickerCoach ? <PickerCoach size={size} /> : children
}

export default PickerCoachLater
