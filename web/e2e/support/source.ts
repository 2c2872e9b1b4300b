import { sourceTitle } from './chromium'

/**
 * The painted tab has four colours. Its middle is animated, so that new frames
 * are captured all the time.
 */
export const quarters = {
  topLeft: [220, 30, 30],
  topRight: [30, 160, 40],
  bottomLeft: [40, 60, 210],
  bottomRight: [230, 200, 30],
} as const

const rgb = (colour: readonly number[]) => `rgb(${colour.join(',')})`

const html = `<!doctype html><title>${sourceTitle}</title>
<style>
  body { margin: 0; display: grid; height: 100vh; grid-template: 1fr 1fr / 1fr 1fr }
  i { position: fixed; left: 45%; top: 45%; width: 10%; height: 10%; background: #888; animation: turn 1s linear infinite }
  @keyframes turn { to { transform: rotate(1turn) } }
</style>
${Object.values(quarters)
  .map((colour) => `<div style="background:${rgb(colour)}"></div>`)
  .join('')}<i></i>`

export async function openSource<
  Page extends { setContent(html: string): Promise<unknown> },
>(context: { newPage(): Promise<Page> }): Promise<Page> {
  const page = await context.newPage()
  await page.setContent(html)
  return page
}
