import { type Language, matchLanguage } from 'src/browser/languageCode'
import { listen, type Undo } from 'src/browser/listen'

const synthesis = (): SpeechSynthesis | undefined => window.speechSynthesis

/**
 * Finds a local voice. A remote voice would send the conversation to another
 * computer.
 */
const voiceFor = (language: Language): SpeechSynthesisVoice | undefined =>
  synthesis()
    ?.getVoices()
    .find(
      ({ lang, localService }) =>
        localService && matchLanguage(lang.replace('_', '-')) === language
    )

/**
 * Calls the listener when voices arrive, because browsers load voices with a
 * delay.
 */
export function onVoices(listener: () => void): Undo {
  const voices = synthesis()
  return voices ? listen(voices, 'voiceschanged', listener) : () => {}
}

export const canSpeak = (language: Language): boolean =>
  voiceFor(language) !== undefined

/**
 * Interrupts the text that is being spoken.
 *
 * @param ended also called if the text cannot be spoken
 */
export function speak(
  text: string,
  language: Language,
  ended: () => void = () => {}
): void {
  const voice = voiceFor(language)
  if (!voice) return ended()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.onend = utterance.onerror = ended
  quieten()
  synthesis()?.speak(utterance)
}

export const quieten = (): void => synthesis()?.cancel()
