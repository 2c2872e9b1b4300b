import { picker } from './chromium'
import type { Fixtures, Participant } from './participants'
import { openSource } from './source'

/** The captured tab plays a tone, and the picker includes sound. */
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
