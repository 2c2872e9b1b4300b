export const sourceTitle = 'Bench source'

export async function openTextSource(context) {
  const page = await context.newPage()
  const words = 'The quick brown fox jumps over the lazy dog 0123456789. '
  await page.setContent(
    `<!doctype html><title>${sourceTitle}</title>
     <style>body { margin: 0; font: 10px/12px monospace } b { animation: blink 0.2s steps(2) infinite } @keyframes blink { to { opacity: 0 } }</style>
     <b>|</b>${words.repeat(600)}`
  )
  return page
}
