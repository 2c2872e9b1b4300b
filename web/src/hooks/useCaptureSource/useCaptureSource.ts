import type { CaptureSource } from 'src/domain/capture/captureSource'
import { useQueryParameters } from 'src/hooks/useQueryParameters'

/** What this page is there to show, as its address says. */
export const useCaptureSource = (): CaptureSource => useQueryParameters().show
