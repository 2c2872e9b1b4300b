import type { Plugin } from 'vite'

import {
  headHtml,
  type PageDescription,
  pageHead,
} from '../src/browser/page/pageHead'
import { parseConfig } from '../src/browser/parseConfig'

import { describe, servedPages, sharedLink } from './servedPages'

const { APP_NAME, WEB_DOMAIN, BASE_PATH } = process.env
const site = parseConfig({ APP_NAME, WEB_DOMAIN, BASE_PATH })

/** Markers in index.html, also used by scripts/build/finish.mjs. */
const place = /<!-- head -->[^]*<!-- \/head -->/

function withHead(html: string, page: PageDescription): string {
  const { title, metas } = headHtml(pageHead(page, site))
  const head = `<!-- head -->\n    ${title}\n    ${metas}\n    <!-- /head -->`
  return html.replace(place, () => head)
}

/**
 * Writes the metadata for clients that run no scripts: chat apps, search
 * engines.
 */
export const servedHeads: Plugin = {
  name: 'served-heads',
  enforce: 'post',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      withHead(
        html,
        describe({ ...sharedLink, isPrivate: true }, '', site.appName)
      ),
  },
  generateBundle(_options, bundle) {
    const index = bundle['index.html']
    if (index?.type !== 'asset') return
    for (const [name, words] of Object.entries(servedPages)) {
      const page = describe(words, `${site.basePath}/${name}`, site.appName)
      this.emitFile({
        type: 'asset',
        fileName: `${name}.html`,
        source: withHead(String(index.source), page),
      })
    }
  },
}
