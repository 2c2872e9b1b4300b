import type { Texts } from 'src/i18n/Texts'

export const safety: Texts['safety'] = {
  feelsWrong: 'Etwas stimmt nicht',
  nothing: 'Von hier ist jetzt nichts mehr zu sehen oder zu hören.',
  over: 'Jetzt sieht niemand mehr etwas',
  steps: [
    'Legen Sie das Telefon auf.',
    'Rufen Sie jemanden an, den Sie kennen – unter einer Nummer, die Sie kennen.',
    'Ging es um Geld, Gutscheinkarten, Codes oder ein Programm? Dann ist es Betrug. Melden Sie es:',
  ],
  paid: 'Schon bezahlt oder einen Code gesagt? Rufen Sie zuerst Ihre Bank an.',
  country: 'Land',
  chooseCountry: 'Land auswählen',
  police: 'Polizei',
  bank: 'Ihre Bank',
  microphone: 'Ihr Mikrofon bleibt aus, bis Sie es wieder einschalten.',
  fine: 'Alles gut, wieder zeigen',
  fineHidden: 'Alles gut, zurück',
  done: 'Erledigt',
}
