import type { Texts } from 'src/locales/Texts'

export const talking: Texts['talking'] = {
  phrases: {
    'click-here': 'Klik hier',
    'double-click-here': 'Dubbelklik hier',
    'scroll-down': 'Scrol naar beneden',
    'scroll-up': 'Scrol naar boven',
    'press-enter': 'Druk op Enter',
    'close-window': 'Sluit dit venster',
    'read-aloud': 'Lees me voor wat er staat',
    wait: 'Wacht even',
    'well-done': 'Heel goed',
  },
  answers: {
    done: 'Klaar',
    again: 'Nog een keer',
    'not-seen': 'Ik zie het niet',
  },

  tooMany:
    'Niet verstuurd: dat was veel tegelijk. Wacht even en verstuur het nog een keer.',
  noConnection:
    'Niet verstuurd: er is nu geen verbinding. Verstuur het nog een keer als die er weer is.',
  send: 'Versturen',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  you: 'U',

  write: 'Schrijven',
  unread: (count: number) => `(${count} nieuw)`,
  heading: 'Schrijf de ander',
  close: 'Sluiten',
  sentences: 'Zeg het met één klik',
  field: 'In uw eigen woorden',
  fieldHint: 'Daar staat het in grote letters, en er is op te antwoorden.',
  asLink: 'Als link versturen',
  asCopy: 'Versturen om te kopiëren',
  noLink: 'Dat is geen link. Een link ziet er zo uit: https://example.org',
  said: 'Wat er gezegd is',
  they: 'De ander',
  theyAnswer: 'Antwoord:',
  theyWrite: 'Bericht:',

  from: 'Uw helper zegt',
  fromName: (name: string) => `${name} zegt`,
  helper: 'Uw helper',
  openLink: 'Deze link openen',
  linkNote: 'Hij opent in een nieuw tabblad, en alleen als u erop klikt.',
  readAloud: 'Lees het voor',
  readAll: 'Lees alles voor',
  answer: 'Uw antwoord',
  answerSent: 'Uw helper ziet uw antwoord.',
  writeBack: 'Terugschrijven',
  ownField: 'Wat u wilt zeggen',
  ownSent: 'Verstuurd. Uw helper kan het lezen.',
  earlier: 'Wat er eerder gezegd is',

  talk: 'Praten met geluid',
  talkBack: 'Met uw stem antwoorden',
  stopTalking: 'Stoppen met praten',
  talkHint:
    'Voor als u niet al met elkaar aan de telefoon bent. Uw browser vraagt dan om de microfoon.',
  asking: 'Uw browser vraagt om de microfoon. Sta het daar toe.',
  on: 'U bent te horen',
  muted: 'Uw microfoon staat uit: niemand hoort u',
  mute: 'Microfoon uit',
  unmute: 'Microfoon aan',
  otherOn: 'De ander is te horen',
  otherMuted: 'De ander heeft de microfoon uitgezet',
  helperOn: 'Uw helper is te horen',
  nameOn: (name: string) => `${name} is te horen`,
  microphone: 'Microfoon',
  hear: 'Laat het horen',
  voiceTrouble: {
    refused:
      'De microfoon is hier niet toegestaan. Klik op het teken naast het adres van deze pagina, sta de microfoon toe en druk nog een keer op de knop. Het scherm blijft te zien.',
    missing:
      'Er is geen microfoon. Sluit er een aan, of een headset, en druk nog een keer op de knop. Het scherm blijft te zien.',
    busy: 'Een ander programma gebruikt de microfoon. Sluit dat programma en druk nog een keer op de knop. Het scherm blijft te zien.',
  },
  screenSoundOff:
    'Zolang uw helper te horen is, wordt het geluid van uw scherm niet verstuurd: dat zou een echo geven.',
}
