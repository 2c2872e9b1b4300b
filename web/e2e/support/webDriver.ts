/** Some commands of https://www.w3.org/TR/webdriver2/ */
export interface WebDriverSession {
  goto(url: string): Promise<void>
  /** Runs a function in the page, like Playwright's. */
  evaluate<Result, Args extends unknown[]>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  press(...keys: (keyof typeof keyCodes)[]): Promise<void>
  /** @returns a PNG of the window's content */
  screenshot(): Promise<Buffer>
  end(): Promise<void>
}

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const keyCodes = { Tab: '\uE004', Enter: '\uE007' }

/**
 * @param driver such as http://127.0.0.1:4444
 * @param capabilities that the browser must have
 * @throws the driver's error
 */
export async function webDriverSession(
  driver: string,
  capabilities: object
): Promise<WebDriverSession> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(driver + path, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`)
    return value
  }
  const { sessionId } = await ask('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const command = (path: string, body: object) =>
    ask('POST', `/session/${sessionId}${path}`, body)

  return {
    goto: (url) => command('/url', { url }),
    evaluate: (inPage, ...args) =>
      command('/execute/sync', {
        script: `return (${inPage})(...arguments)`,
        args,
      }),
    press: (...keys) => {
      const actions = keys.flatMap((key) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] }))
      )
      const keyboard = { type: 'key', id: 'keyboard', actions }
      return command('/actions', { actions: [keyboard] })
    },
    screenshot: async () =>
      Buffer.from(
        await ask('GET', `/session/${sessionId}/screenshot`),
        'base64'
      ),
    end: () => ask('DELETE', `/session/${sessionId}`),
  }
}
