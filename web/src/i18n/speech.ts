import { type Language, matchLanguage } from 'src/browser/languageCode'
import { listen, type Undo } from 'src/browser/listen'

const synthesis = (): SpeechSynthesis | undefined => window.speechSynthesis

/**
 * Only local voices, because remote ones would send the conversation to another
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
 * Calls the listener when voices are available; browsers load them with a
 * delay.
 */
export function onVoices(listener: () => void): Undo {
  const voices = synthesis()
  return voices ? listen(voices, 'voiceschanged', listener) : () => {}
}

/** @returns whether this device has a local voice for the language */
export const canSpeak = (language: Language): boolean =>
  voiceFor(language) !== undefined

/**
 * Speaks the text. A text that is being spoken is interrupted.
 *
 * @param ended called when the text has been spoken, or cannot be spoken
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
