import { type Browser, chromium } from '@playwright/test'

/** The tab that a sharer's browser captures when its picker opens. */
export const sourceTitle = 'Painted source'

const always = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
  '--allow-loopback-in-peer-connection',
  // Without mDNS names two browsers on one machine find each other at once.
  '--disable-features=WebRtcHideLocalIpsWithMdns,Translate,MediaRouter',
]

/** How the browser's own picker answers; the real capture follows. */
export const picker = {
  choosesTheTab: `--auto-select-tab-capture-source-by-title=${sourceTitle}`,
  choosesTheScreen: '--auto-select-desktop-capture-source=Entire',
  isDenied: '--use-fake-ui-for-media-stream=deny',
}

interface Options {
  args?: string[]
  headless?: boolean
  env?: Record<string, string>
}

/** A browser of its own: another process, another profile. */
export function launchChromium({
  args = [],
  headless = true,
  env,
}: Options = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless,
    args: [...always, ...args],
    // Under automation the picker does not select by itself.
    ignoreDefaultArgs: ['--enable-automation'],
    ...(env && { env: { ...(process.env as Record<string, string>), ...env } }),
  })
}
