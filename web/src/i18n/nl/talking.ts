import type { Texts } from 'src/i18n/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Klik hier',
    'double-click-here': 'Dubbelklik hier',
    'scroll-down': 'Scrol naar beneden',
    'scroll-up': 'Scrol naar boven',
    'press-enter': 'Druk op Enter',
    'close-window': 'Sluit dit venster',
    'read-aloud': 'Lees voor wat er staat',
    wait: 'Wacht even',
    'well-done': 'Ja, zo!',
  },
  answers: {
    done: 'Klaar',
    again: 'Nog een keer',
    'not-seen': 'Ik kan het niet vinden',
  },

  tooMany:
    'Niet verstuurd. U verstuurt erg snel achter elkaar. Wacht even en probeer het nog een keer.',
  noConnection:
    'Niet verstuurd. Er is nu geen verbinding. Probeer het nog een keer als die er weer is.',
  send: 'Versturen',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  you: 'U',

  write: 'Bericht',
  unread: (count: number) => `(${count} nieuw)`,
  heading: 'Berichten',
  close: 'Sluiten',
  sentences: 'Kant-en-klare berichten',
  field: 'Uw bericht',
  fieldHint: 'De ander ziet het in grote letters en kan antwoorden.',
  asLink: 'Als link versturen',
  asCopy: 'Versturen als tekst',
  noLink: 'Dat is geen link. Een link ziet er zo uit: https://example.org',
  said: 'Berichten tot nu toe',
  they: 'De ander',
  theyAnswer: 'De ander antwoordt:',
  theyWrite: 'De ander schrijft:',

  from: 'Uw helper zegt',
  fromName: (name: string) => `${name} zegt`,
  helper: 'Uw helper',
  openLink: 'Deze link openen',
  linkNote:
    'Hij opent in een nieuw tabblad. Er gaat niets open zonder dat u klikt.',
  scamWarning:
    'Pas op. Oplichters vragen hier vaak om. Installeer nooit een programma, koop geen cadeaukaarten en lees geen code voor omdat iemand dat aan de telefoon zegt.',
  readAloud: 'Lees het voor',
  readAll: 'Berichten altijd voorlezen',
  answer: 'Uw antwoord',
  answerSent: 'Verstuurd naar uw helper.',
  writeBack: 'Een antwoord schrijven',
  ownField: 'Uw bericht',
  ownSent: 'Verstuurd naar uw helper.',
  earlier: 'Eerdere berichten',

  talkShort: 'Praten',
  talk: 'Met elkaar praten',
  talkBack: 'Hardop antwoorden',
  stopTalking: 'Stoppen met praten',
  talkHint:
    'Alleen nodig als u niet al met elkaar aan de telefoon bent. Uw browser vraagt dan of hij de microfoon mag gebruiken.',
  asking:
    'Uw browser vraagt of hij de microfoon mag gebruiken. Klik op ‘Toestaan’.',
  on: 'Uw microfoon staat aan. De ander kan u horen.',
  muted: 'Uw microfoon staat uit. Niemand kan u horen.',
  interrupted:
    'Iets anders gebruikt nu uw microfoon, misschien een telefoongesprek. Tot dat klaar is, hoort men u niet.',
  mute: 'Microfoon uitzetten',
  unmute: 'Microfoon aanzetten',
  otherOn: 'U kunt de ander horen',
  otherMuted: 'De ander heeft de microfoon uitgezet',
  helperOn: 'U kunt uw helper horen',
  nameOn: (name: string) => `U kunt ${name} horen`,
  microphone: 'Microfoon',
  hear: 'Geluid aanzetten',
  voiceTrouble: {
    refused:
      'Uw browser blokkeert de microfoon. Klik op het pictogram naast het adres van deze pagina, sta de microfoon toe en druk nog een keer op de knop. Het scherm blijft zichtbaar.',
    missing:
      'We vinden geen microfoon. Sluit een microfoon of een headset aan en druk nog een keer op de knop. Het scherm blijft zichtbaar.',
    busy: 'Een ander programma gebruikt de microfoon. Sluit dat programma en druk nog een keer op de knop. Het scherm blijft zichtbaar.',
  },
  screenSoundOff:
    'Zolang uw helper met u praat, wordt het geluid van uw computer niet verstuurd. Zo hoort uw helper geen echo.',
}
