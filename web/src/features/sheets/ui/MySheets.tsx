import { useEffect } from 'react'

import { useLocation } from '@redwoodjs/router'

import { isSheetId } from 'src/features/sheets/model/sheet'
import { keepSheetsPage } from 'src/features/sheets/registerServiceWorker'
import { useLanguage } from 'src/i18n/useLanguage'

import SheetList from './SheetList'
import SheetView from './SheetView'
import { useSheets } from './useSheets'

/**
 * Shows the list of all stored instructions, or those whose id is in the
 * fragment of the URL. No server learns the id, because browsers do not send
 * fragments.
 */
function MySheets() {
  const sheets = useSheets()
  const { hash = '' } = useLocation()
  const { language } = useLanguage()
  useEffect(() => void keepSheetsPage(), [language])

  // The first render ignores the fragment, because it must match the
  // prerendered page, which knows no fragment.
  const id = sheets.entries === null ? '' : hash.slice(1)

  return isSheetId(id) ? (
    <SheetView key={id} id={id} sheets={sheets} />
  ) : (
    <SheetList sheets={sheets} />
  )
}

export default MySheets
