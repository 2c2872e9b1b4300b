/** What a sharer shows: this device's screen, or its camera. */
export type CaptureSource = 'screen' | 'camera'
