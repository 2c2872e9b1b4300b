import type { ReactNode } from 'react'

import { useLazyComponent } from 'src/browser/useLazyComponent'
import { useCaptureSource } from 'src/features/links/ui/QueryParametersProvider'
import type { FontSizeName } from 'src/styles/theme'

const fetchCoach = () => import('src/features/capture/ui/PickerCoach')

interface LazyPickerCoachProps {
  isDrawingOnly?: boolean
  size?: FontSizeName
  /** stands in until it is there */
  children?: ReactNode
}

/** Comes after the first look, and so before anyone can have clicked. */
function LazyPickerCoach({ children, ...look }: LazyPickerCoachProps) {
  const hasPicker = useCaptureSource() === 'screen'
  const PickerCoach = useLazyComponent(hasPicker ? fetchCoach : null)

  return PickerCoach ? <PickerCoach {...look} /> : children
}

export default LazyPickerCoach
