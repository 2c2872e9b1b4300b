import dns from 'dns'
import path from 'path'

import legacy from '@vitejs/plugin-legacy'
import type { Plugin, UserConfig } from 'vite'
import { defineConfig } from 'vite'

import redwood from '@redwoodjs/vite'

import { escapedHtml } from './src/browser/page/encoding'
import { pageSettings } from './src/browser/parseConfig'
import {
  listBrowsers,
  supportedBrowsers,
} from './src/browser/supportedBrowsers'
import { common } from './src/i18n/en/common'
import { tooOld } from './src/i18n/en/tooOld'
import { installation } from './vite/installation'
import { offlinePage } from './vite/offlinePage'
import { oneApollo } from './vite/oneApollo'
import { release } from './vite/release'
import { servedHeads } from './vite/servedHeads'
import { treeshake } from './vite/treeshake'
import { allFiles, wholeImports } from './vite/wholeImports'

// Makes Vite listen on localhost instead of `127.0.0.1`:
// https://vitejs.dev/config/server-options.html#server-host
dns.setDefaultResultOrder('verbatim')

const environment: Record<string, string | undefined> = process.env

/**
 * Values of the placeholders in index.html: settings, and texts of the locale.
 */
const words: Record<string, string> = {
  ...Object.fromEntries(
    pageSettings.map((name) => [name, escapedHtml(environment[name] ?? '')])
  ),
  RELEASE: release(process.env.COMMIT),
  TAGLINE: common.tagline,
  NEEDS_JAVASCRIPT: common.needsJavaScript,
  TOO_OLD: tooOld.heading,
  TOO_OLD_ADVICE: tooOld.advice(listBrowsers(supportedBrowsers)),
}

const wordsOfTheFirstPaint: Plugin = {
  name: 'words-of-the-first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace(/%([A-Z_]+)%/g, (whole, name) => words[name] ?? whole),
  },
}

/**
 * A second build for older browsers (docs/decisions/0016): Firefox 59 to 66 and
 * Safari 11 lack modules, dynamic import or asynchronous generators.
 */
const olderBrowsers = legacy({
  targets: ['firefox >= 59', 'safari >= 11.1'],
  modernTargets: [
    'chrome >= 72',
    'edge >= 79',
    'firefox >= 67',
    'safari >= 13',
  ],
  polyfills: false,
})

const inVite = (file: string) => path.join(__dirname, 'vite', file)
const refusedSerializers = inVite('refusedSerializers.ts')

const viteConfig: UserConfig = {
  base: `${environment.BASE_PATH ?? ''}/`,
  // A script is the same in every installation, so it names the others relative
  // to itself.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) =>
      hostType === 'html' ? undefined : { relative: true },
  },
  resolve: {
    alias: [
      // Redwood resolves this alias in pages, but not in workers.
      { find: /^src\//, replacement: `${path.join(__dirname, 'src')}/` },
      { find: 'peerjs-js-binarypack', replacement: refusedSerializers },
      { find: '@msgpack/msgpack', replacement: refusedSerializers },
      // Replaces only an import of the package itself, not of files in the
      // package.
      { find: /^webrtc-adapter$/, replacement: inVite('browserDetails.ts') },
    ],
  },
  plugins: [
    oneApollo,
    wholeImports,
    redwood(),
    wordsOfTheFirstPaint,
    servedHeads,
    olderBrowsers,
    offlinePage(),
    installation,
  ],
  define: {
    'process.env.__REDWOOD__PRERENDERING': '""',
    // styled-components reads these environment variables, which do not exist
    // in a browser.
    'process.env.REACT_APP_SC_ATTR': 'undefined',
    'process.env.SC_ATTR': 'undefined',
    SC_DISABLE_SPEEDY: 'false',
  },
  worker: { rollupOptions: { treeshake } },
  build: {
    minify: 'terser',
    modulePreload: { polyfill: false, resolveDependencies: allFiles },
    terserOptions: {
      ecma: 2018,
      // Omits workarounds for a Safari that is no longer supported.
      safari10: false,
      compress: { passes: 3 },
      format: { wrap_func_args: false },
    },
    rollupOptions: {
      treeshake,
      output: {
        // Short hashes, because a page names all the files that it may load,
        // and hashes do not compress. 42 bits distinguish the files of two
        // builds.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
}

export default defineConfig(viteConfig)
