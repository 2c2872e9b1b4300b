import type { ComponentType } from 'react'

import { useFiles } from 'src/hooks/useFiles'
import { useLazyComponent } from 'src/hooks/useLazyComponent'

const fetchCards = () => import('./FileCards')

/** @returns null as long as there is nothing to say of files */
export function useFileCards(): ComponentType | null {
  const { problem, shown } = useFiles()
  const isWanted = shown.length > 0 || problem !== null
  return useLazyComponent(isWanted ? fetchCards : null)
}
