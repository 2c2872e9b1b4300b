import { freePort } from './freePort'
import { startProgram } from './program'
import { virtualScreen } from './virtualScreen'
import { webDriverSession, type WebDriverSession } from './webDriver'

/** Safari's engine in Debian's build, which has no WebRTC. */
export interface WebKit extends WebDriverSession {
  close(): Promise<void>
}

const driver = () => process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver'

/** @param isDark whether the browser reports a preference for dark colours */
export async function launchWebKit({
  isDark,
}: {
  isDark: boolean
}): Promise<WebKit> {
  const display = await virtualScreen('1280x850')
  const port = await freePort()
  const program = await startProgram(
    [driver(), `--port=${port}`],
    [port],
    // Draws pages without a graphics card.
    { env: { ...display.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' } }
  )
  const session = await webDriverSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      args: [
        '--automation',
        '--full-screen',
        ...(isDark ? ['--dark-mode'] : []),
      ],
    },
  })
  return {
    ...session,
    close: async () => {
      await session.end()
      await program.stop()
      display.close()
    },
  }
}
