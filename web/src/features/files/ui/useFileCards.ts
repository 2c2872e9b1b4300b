import type { ComponentType } from 'react'

import FileCards from './FileCards'
import { useFiles } from './useFiles'

/** @returns null as long as there is nothing to say of files */
export function useFileCards(): ComponentType | null {
  const { problem, shown } = useFiles()
  return shown.length > 0 || problem !== null ? FileCards : null
}
