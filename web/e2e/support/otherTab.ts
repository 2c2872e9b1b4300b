import { sourceTitle } from './chromium'
import type { Participant } from './participants'

/** Opens another tab, which the picker then chooses. */
export async function paintAnotherTab(
  { context, page }: Participant,
  colour: readonly number[]
): Promise<void> {
  for (const each of context.pages()) {
    if (each === page) continue
    await each.evaluate(() => (document.title = 'Shown before'))
  }
  const other = await context.newPage()
  await other.setContent(
    `<title>${sourceTitle}</title><body style="background: rgb(${colour.join()})">`
  )
  await page.bringToFront()
}
