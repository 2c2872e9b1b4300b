import type { ComponentType } from 'react'

import { useLazyComponent } from 'src/browser/useLazyComponent'

import { useFiles } from './useFiles'

const fetchCards = () => import('./FileCards')

/** @returns null as long as there is nothing to say of files */
export function useFileCards(): ComponentType | null {
  const { problem, shown } = useFiles()
  const isWanted = shown.length > 0 || problem !== null
  return useLazyComponent(isWanted ? fetchCards : null)
}
