import { offlineNavigations } from './offlineNavigations'
import { precacheFiles } from './precacheFiles'
import { listenForRings } from './rings/listenForRings'
import { filesToKeep } from './sheetsPage/filesToKeep'
import type { SheetsPageFiles } from './sheetsPage/SheetsPageFiles'
import { sheetsPageOffline } from './sheetsPageOffline'
import type { Worker } from './Worker'

declare const self: Worker
// The build replaces this name, and `__WB_MANIFEST`, by lists of files.
declare const SHEETS_PAGE_FILES: SheetsPageFiles

const sheetsPage = filesToKeep(SHEETS_PAGE_FILES, self.location.search)

// Replaces an older worker at once. This is safe, because no page needs the
// older worker's files while there is a network.
self.addEventListener('install', () => void self.skipWaiting())
listenForRings(self)
precacheFiles([...self.__WB_MANIFEST, ...sheetsPage])
sheetsPageOffline(self, sheetsPage)
offlineNavigations()
