import type { Texts } from 'src/i18n/Texts'

export const common: Texts['common'] = {
  loading: 'Einen Moment\u00a0…',
  tagline: 'Ein Klick genügt, ohne Herunterladen und ohne Anmeldung.',
  tryAgain: 'Noch einmal versuchen',
  testConnection: 'Meine Verbindung testen',
  backToHome: 'Zur Startseite',
  besideError:
    'Auf dieser Seite hat etwas nicht funktioniert. Alles andere läuft weiter.',
  newVersion: 'Es gibt eine neue Version.',
  loadNewVersion: 'Neue Version laden',
  support: 'Schreiben Sie uns:',
  newTab: '(öffnet einen neuen Tab)',
  needsJavaScript:
    'Bitte schalten Sie in Ihrem Browser JavaScript ein, damit diese Seite funktioniert.',

  description: (appName: string) =>
    `Mit ${appName} helfen Sie Ihrer Familie leichter am Computer: Die anderen zeigen ihren Bildschirm, und Sie sehen ihn. Ein Klick genügt, ohne Herunterladen und ohne Anmeldung.`,
  keywords: [
    'Bildschirm zeigen',
    'Bildschirm teilen',
    'Eltern am Computer helfen',
    'Computerhilfe für die Familie',
    'ohne Herunterladen',
    'ohne Anmeldung',
    'kostenlos',
  ],

  homeLink: (appName: string) => `${appName}, Startseite`,
  footerNavigation: 'Über diese Seite',
  language: 'Sprache',
  privacyLink: 'Datenschutz',
  termsLink: 'Nutzungsbedingungen',
}
