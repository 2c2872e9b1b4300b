import type { Texts } from 'src/locales/Texts'

export const home: Texts['home'] = {
  title: 'Helfen Sie Ihrer Familie am Computer',
  heading: 'Computerhilfe in der Familie, leicht gemacht',
  tagline: 'Ein Klick genügt, ohne Herunterladen und ohne Anmeldung.',
  introduction:
    'Ihre Familie drückt auf einen Knopf, und Sie sehen den Bildschirm.',
  choicesHeading: 'Was möchten Sie tun?',

  help: {
    heading: 'Ich möchte helfen',
    description:
      'Sie bekommen einen Link zum Verschicken. Wer ihn öffnet und auf den Knopf drückt, zeigt Ihnen den Bildschirm.',
    action: 'Jemandem helfen',
  },
  share: {
    heading: 'Ich brauche Hilfe',
    description:
      'Zeigen Sie Ihren Bildschirm jemandem, dem Sie vertrauen. Die Person kann zusehen, aber nicht klicken oder tippen.',
    action: 'Meinen Bildschirm zeigen',
  },

  reassurancesHeading: 'Gut zu wissen',
  stored: {
    heading: 'Nichts wird gespeichert',
    description:
      'Wir nehmen Ihren Bildschirm nicht auf und behalten nichts davon.',
  },
  direct: {
    heading: 'Auf direktem Weg',
    description: 'Das Bild geht verschlüsselt von Browser zu Browser.',
  },
  free: {
    heading: 'Kostenlos',
    description: 'Nichts bezahlen, nichts einrichten, kein Konto.',
  },

  warning:
    'Hat ein Fremder Sie angerufen und darum gebeten? Legen Sie auf. Zeigen Sie Ihren Bildschirm nur jemandem, den Sie kennen.',
}
