import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const script = join(__dirname, '../../../../../scripts/dev/openIdProvider.mjs')

export const client = { id: 'kinscreen', secret: 'a secret for tests' }

/** A real OpenID provider that runs in a separate process. */
export class TestProvider {
  private constructor(
    /** the issuer of this provider */
    readonly url: string,
    /** where the provider listens, even if a proxy is in front of it */
    readonly ownUrl: string,
    private readonly child: ChildProcess
  ) {}

  /** @param variables settings of scripts/dev/openIdProvider.mjs */
  static async start(variables: Record<string, string> = {}) {
    const child = fork(script, {
      silent: true,
      env: { PATH: process.env.PATH, PORT: '0', ...variables },
    })
    child.stderr!.resume()
    let output = ''
    for (;;) {
      const [text] = await once(child.stdout!, 'data')
      output += text
      const [, own, url] = /at (http\S+) as (http\S+)\n/.exec(output) ?? []
      if (own && url) return new TestProvider(url, own, child)
    }
  }

  async stop() {
    this.child.kill('SIGKILL')
    if (this.child.exitCode === null && this.child.signalCode === null) {
      await once(this.child, 'exit')
    }
  }
}

/** Follows redirects and keeps cookies, as a browser does. */
class Browser {
  private readonly cookies = new Map<string, string>()

  /**
   * @returns the page, or the first address outside of the provider to which
   * the page redirects
   */
  async open(url: string, form?: Record<string, string>): Promise<Opened> {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null) return { url, html: await answer.text() }
    const next = new URL(location, url)
    return next.origin === new URL(url).origin
      ? this.open(next.href)
      : { url: next.href, html: '' }
  }
}

interface Opened {
  url: string
  html: string
}

/**
 * Signs in at the provider, then gives or refuses consent.
 *
 * @param url where a sign-in begins
 * @param account the name of an account; null refuses consent
 * @returns the query with which the provider redirects back
 */
export async function answerOf(
  url: string,
  account: string | null
): Promise<string> {
  const browser = new Browser()
  let page = await browser.open(url)
  for (const prompt of ['login', 'consent']) {
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(page.html) ?? []
    const next = new URL(action, page.url).href
    if (account === null) {
      page = await browser.open(`${next}/abort`)
      break
    }
    page = await browser.open(next, { prompt, login: account, password: 'x' })
  }
  return new URL(page.url).search
}
