import type { Texts } from 'src/i18n/Texts'

export const words: Texts['words'] = {
  heading: 'Le hanno letto quattro parole?',
  label: 'Scriva le quattro parole',
  example: 'Per esempio: lamp cloud piano tree',
  complete: 'Suggerimenti',
  didYouMean: 'Intendeva una di queste?',
  notFour: 'Servono tutte e quattro le parole. Se le faccia rileggere.',
  nothing:
    'Non abbiamo trovato né il nostro link né le quattro parole. Incolli tutto il messaggio, oppure scriva solo le quattro parole.',
  tooOften:
    'Ci sono stati troppi tentativi. Aspetti dieci minuti, oppure si faccia inviare il link.',
  go: 'Continua',
  unknown: (word: string) =>
    `«${word}» non è nel nostro elenco di parole. Se la faccia dire lettera per lettera.`,
  oldLink:
    'La pagina di chi la aiuta è già aperta? Allora questo link potrebbe essere vecchio. Chieda un nuovo link, oppure scriva le quattro parole che si leggono su quella pagina.',
}
