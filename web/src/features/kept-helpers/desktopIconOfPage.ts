import { DesktopIcon } from './DesktopIcon'

/** Browsers announce it once for each page, so there is one that listens. */
export const desktopIcon = new DesktopIcon(window)
