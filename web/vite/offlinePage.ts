import { readFileSync } from 'fs'
import path from 'path'

import { build, type Plugin, type UserConfig } from 'vite'

import { declarationsOf } from '../src/styles/colours'
import { palette, viewerPalette } from '../src/styles/palette'

import { olderWorkers } from './olderWorkers'
import { treeshake } from './treeshake'

const web = path.join(__dirname, '..')
const read = (...names: string[]) =>
  readFileSync(path.join(web, ...names), 'utf8')

const style = () => `
  :root { ${declarationsOf(palette.light)} }
  [data-role='viewer'] { ${declarationsOf(viewerPalette.light)} }
  @media (prefers-color-scheme: dark) {
    :root { ${declarationsOf(palette.dark)} }
    [data-role='viewer'] { ${declarationsOf(viewerPalette.dark)} }
  }
  ${read('src', 'offline', 'offline.css')}`

/**
 * Builds one script, because the offline page could not load imported files.
 */
async function script(define: UserConfig['define']): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    resolve: { alias: { src: path.join(web, 'src') } },
    build: {
      write: false,
      minify: 'terser',
      target: olderWorkers,
      rollupOptions: { treeshake },
      lib: {
        entry: path.join(web, 'src', 'offline', 'offline.ts'),
        name: 'offline',
        formats: ['iife'],
      },
    },
  })
  const [first] = [output].flat()
  if (!first || !('output' in first)) throw new Error('Nothing was built.')
  return first.output[0].code.trim()
}

export function offlinePage(): Plugin {
  let define: UserConfig['define']
  return {
    name: 'offline-page',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      define = config.define
    },
    async generateBundle(_options, bundle) {
      // The legacy build calls this hook too, but has no index.html.
      if (!bundle['index.html']) return
      const parts: Record<string, string> = {
        APP_NAME: process.env.APP_NAME ?? '',
        BASE_PATH: process.env.BASE_PATH ?? '',
        STYLE: style(),
        FACE: read('drawings', 'asleep.svg'),
        SCRIPT: await script(define),
      }
      this.emitFile({
        type: 'asset',
        fileName: 'offline.html',
        source: read('src', 'offline', 'offline.html').replace(
          /%([A-Z_]+)%/g,
          (whole, name) => parts[name] ?? whole
        ),
      })
    },
  }
}
