import type { Page } from '@playwright/test'

/**
 * Gives pages an English voice (a stub), and stores the texts that it reads
 * aloud in `speechSynthesis.spoken`.
 */
export async function addVoiceOfDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = []
    const synthesis = Object.assign(new EventTarget(), {
      spoken,
      getVoices: () => [{ lang: 'en-GB', localService: true, name: 'Anna' }],
      speak: ({ text }: { text: string }) => spoken.push(text),
      cancel: () => {},
    })
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  })
}
