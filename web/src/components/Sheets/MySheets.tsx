import { useEffect } from 'react'

import { useLocation } from '@redwoodjs/router'

import { isSheetId } from 'src/domain/sheets/sheet'
import { useLanguage } from 'src/hooks/useLanguage'
import { useSheets } from 'src/hooks/useSheets'
import { keepSheetsPage } from 'src/lib/sheets/keepSheetsPage'

import SheetList from './SheetList'
import SheetView from './SheetView'

/** All sheets, or the one that the fragment names, which no server sees. */
function MySheets() {
  const sheets = useSheets()
  const { hash = '' } = useLocation()
  const { language } = useLanguage()
  useEffect(() => void keepSheetsPage(), [language])

  // The prerendered page knows of no fragment, and the first render must be like it.
  const id = sheets.entries === null ? '' : hash.slice(1)

  return isSheetId(id) ? (
    <SheetView key={id} id={id} sheets={sheets} />
  ) : (
    <SheetList sheets={sheets} />
  )
}

export default MySheets
