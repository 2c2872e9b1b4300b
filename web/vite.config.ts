import dns from 'dns'

import type { Plugin, UserConfig } from 'vite'
import { defineConfig } from 'vite'

import redwood from '@redwoodjs/vite'

import { common } from './src/locales/en/common'
import { home } from './src/locales/en/home'

// So that Vite will load on localhost instead of `127.0.0.1`.
// See: https://vitejs.dev/config/server-options.html#server-host.
dns.setDefaultResultOrder('verbatim')

/** What index.html says comes from the locales like all other words. */
const words: Record<string, string> = {
  TAGLINE: home.tagline,
  DESCRIPTION: common.description(process.env.APP_NAME || 'Kinscreen'),
  NEEDS_JAVASCRIPT: common.needsJavaScript,
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
 * `@redwoodjs/web` re-exports all of Apollo and GraphQL. These packages do
 * nothing when merely imported, so what a page does not use can be left out.
 * Redwood's config.js does: it sets the globals that Redwood reads.
 */
const inert =
  /node_modules\/(?:@redwoodjs\/web\/(?!dist\/config\.js)|@apollo\/|@wry\/|graphql\/|graphql-tag\/|graphql-sse\/|optimism\/|zen-observable|ts-invariant\/|rehackt\/|apollo-upload-client\/)/

const viteConfig: UserConfig = {
  plugins: [redwood(), wordsOfTheFirstPaint],
  build: {
    minify: 'esbuild',
    // The browsers of "browserslist" in package.json.
    target: ['chrome72', 'edge79', 'firefox59', 'safari13'],
    rollupOptions: {
      treeshake: { moduleSideEffects: (id) => !inert.test(id) },
    },
  },
}

export default defineConfig(viteConfig)
