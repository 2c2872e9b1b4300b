import path from 'path'

import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { settingsPlaceholder } from '../../scripts/pages/fillIn.mjs'
import { parseConfig } from '../src/browser/parseConfig'
import { palette } from '../src/styles/palette'

import { olderWorkers } from './olderWorkers'
import { sheetsPageFiles } from './sheetsPage'
import { treeshake } from './treeshake'

const { APP_NAME } = process.env
const { appName } = parseConfig({ APP_NAME })
const { background } = palette.light

/** Systems may crop the maskable icon to their shape. */
const icons = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  {
    src: 'icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
]

/** Pages register the service worker themselves (docs/decisions/0079). */
export const installation: PluginOption = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'serviceWorker',
  filename: 'serviceWorker.ts',
  injectRegister: false,
  manifestFilename: 'manifest.json',
  manifest: {
    name: appName,
    short_name: appName,
    // Relative to the manifest.
    start_url: '.',
    scope: '.',
    display: 'standalone',
    // A link that another app opens must not replace a running share.
    launch_handler: { client_mode: 'navigate-new' },
    background_color: background,
    theme_color: background,
    icons,
  },
  includeManifestIcons: false,
  injectManifest: {
    globPatterns: ['offline.html'],
    // The revision contains the settings, so that the worker caches the offline
    // page again when they change.
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map(({ revision, ...entry }) => ({
          ...entry,
          revision: `${revision}-${settingsPlaceholder}`,
        })),
      }),
    ],
    rollupFormat: 'iife',
    rollupOptions: { treeshake },
    target: olderWorkers,
  },
  integration: {
    configureCustomSWViteBuild: (config) => {
      config.resolve = { alias: { src: path.join(__dirname, '..', 'src') } }
      config.define = {
        ...config.define,
        SHEETS_PAGE_FILES: JSON.stringify(sheetsPageFiles()),
      }
    },
    // Does not precache the manifest, because the browser fetches it only while
    // it is online.
    beforeBuildServiceWorker: ({ injectManifest }) => {
      injectManifest.additionalManifestEntries = []
    },
  },
})
