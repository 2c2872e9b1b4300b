import { picker } from './chromium'
import type { Fixtures, Participant } from './participants'
import { openSource } from './source'

/**
 * Launches a sharer whose captured tab plays a tone. The picker shares the
 * tone, too.
 */
export async function launchLoudSharer(
  launch: Fixtures['launch']
): Promise<Participant> {
  const sharer = await launch({ args: [picker.choosesTheTab], isLoud: true })
  const source = await openSource(sharer.context)
  await source.evaluate(async () => {
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    tone.connect(audio.destination)
    tone.start()
    await audio.resume()
  })
  await sharer.page.bringToFront()
  return sharer
}
