import type { CaptureSource } from 'src/browser/captureSource'
import { useQueryParameters } from 'src/features/links/ui/useQueryParameters'

/** What this page is there to show, as its address says. */
export const useCaptureSource = (): CaptureSource => useQueryParameters().show
