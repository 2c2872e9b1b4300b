import type { Texts } from 'src/i18n/Texts'

export const home: Texts['home'] = {
  title: 'Helfen Sie Ihrer Familie am Computer',
  heading: 'Computerhilfe in der Familie, leicht gemacht',
  introduction:
    'Die andere Person drückt auf einen Knopf, und Sie sehen ihren Bildschirm.',
  sheets: 'Meine Blätter',
  choicesHeading: 'Was möchten Sie tun?',

  help: {
    heading: 'Ich möchte helfen',
    description:
      'Sie bekommen von uns einen Link zum Verschicken. Sobald die andere Person ihn öffnet und auf den Knopf drückt, sehen Sie ihren Bildschirm.',
    action: 'Jemandem helfen',
  },
  share: {
    heading: 'Ich brauche Hilfe',
    action: 'Bildschirm zeigen',
    words: 'Ich habe vier Wörter',
  },

  reassurancesHeading: 'Gut zu wissen',
  stored: {
    heading: 'Nichts wird gespeichert',
    description:
      'Was auf Ihrem Bildschirm zu sehen ist, nehmen wir nie auf und behalten wir nicht.',
  },
  direct: {
    heading: 'Direkt und privat',
    description:
      'Ihr Bildschirm geht auf direktem Weg zum Browser der anderen Person, durchgehend verschlüsselt.',
  },
  free: {
    heading: 'Kostenlos',
    description: 'Nichts bezahlen, nichts einrichten, kein Konto nötig.',
  },

  warning:
    'Hat jemand, den Sie nicht kennen, angerufen und Sie darum gebeten? Legen Sie auf. Zeigen Sie Ihren Bildschirm nur Menschen, die Sie kennen.',
}
