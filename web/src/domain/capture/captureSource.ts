/** What a sharer shows: the screen of this device, or what its camera sees. */
export type CaptureSource = 'screen' | 'camera'
