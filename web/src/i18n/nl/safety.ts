import type { Texts } from 'src/i18n/Texts'

export const safety: Texts['safety'] = {
  feelsWrong: 'Er klopt iets niet',
  nothing: 'Hier is nu niets meer te zien of te horen.',
  over: 'Nu ziet niemand meer iets',
  steps: [
    'Hang de telefoon op.',
    'Bel iemand die u kent, op een nummer dat u kent.',
    'Ging het om geld, cadeaukaarten, codes of een programma? Dan is het oplichting. Meld het:',
  ],
  paid: 'Al betaald of een code gezegd? Bel eerst uw bank.',
  country: 'Land',
  chooseCountry: 'Kies uw land',
  police: 'Politie',
  bank: 'Uw bank',
  microphone: 'Uw microfoon blijft uit tot u hem weer aanzet.',
  fine: 'Alles goed, weer laten zien',
  fineHidden: 'Alles goed, terug',
  done: 'Gedaan',
}
