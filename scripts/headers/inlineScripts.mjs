import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([^]*?)<\/script>/gi
const runs = /^(?:(?:text|application)\/javascript|module)?$/i

const typeOf = (attributes) => /\btype="([^"]*)"/i.exec(attributes)?.[1] ?? ''

// The inline scripts of a page, as a browser would run them.
export const inlineScripts = (html) =>
  Array.from(html.matchAll(script))
    .filter(
      ([, attributes, text]) =>
        !/\ssrc=/i.test(attributes) && runs.test(typeOf(attributes)) && text
    )
    .map(([, , text]) => text)

// How a Content Security Policy identifies a script by its content.
export const hashOf = (text) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
