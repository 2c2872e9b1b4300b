import type { Texts } from 'src/i18n/Texts'

export const caller: Texts['caller'] = {
  calls: (name: string) => `Deze persoon noemt zich “${name}”.`,
  somebody: 'Iemand wil uw scherm zien.',
  firmHint:
    'Dit lijkt de naam van een bedrijf of een instantie en wordt daarom niet getoond. Vul de naam in waaronder men u kent.',
  firmButton:
    'Dit lijkt de naam van een bedrijf of een instantie. Hoe heet deze persoon zelf?',

  question: 'Hebt u deze persoon gebeld, of bent u gebeld?',
  number:
    'Stond het nummer in een waarschuwing op uw scherm, in een bericht of in een advertentie? Kies dan “Ik ben gebeld”.',
  coached: 'Zegt iemand wat u hier moet indrukken? Kies dan “Ik ben gebeld”.',
  theyCalled: 'Ik ben gebeld',
  iCalled: 'Ik belde zelf en ken deze persoon',

  warning: 'Wacht even',
  sentences: [
    'Oplichters zeggen dat ze van Microsoft, uw bank of de politie zijn, of dat ze familie zijn.',
    'Ze zeggen dat er haast bij is en dat u het niemand mag vertellen.',
    'Daarna kijken ze mee terwijl u inlogt bij uw bank, en nemen ze uw geld.',
  ],
  callBack:
    'Hang op en bel terug op een nummer dat u al kent. Wie eerlijk is, begrijpt dat.',
  stop: 'Ophangen en stoppen',
  goOn: 'Ik weet het zeker. Toch doorgaan',

  stopped: 'Hang nu op',
  stoppedText: 'Niemand heeft uw scherm gezien.',
  steps: [
    'Hang gewoon op. U hoeft niets uit te leggen.',
    'Bel iemand die u vertrouwt, op een nummer dat u al kent.',
    'Hebt u een wachtwoord of geld gegeven, of iets geïnstalleerd? Bel nu uw bank, op het nummer dat op uw pas staat.',
  ],
}
