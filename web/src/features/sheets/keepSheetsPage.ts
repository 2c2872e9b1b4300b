import { keptSheetCount } from './keptSheetCount'
import { registerServiceWorker } from './registerServiceWorker'

/**
 * Where there are sheets, their page opens without a network from now on, in
 * the language that is wanted here. Total.
 */
export async function keepSheetsPage(): Promise<void> {
  if (keptSheetCount.getSnapshot() !== null) await registerServiceWorker()
}
